/** Databases of a test file on the real PostgreSQL server that all races share (`shared-postgres.ts`). */
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'

/** A database that `shared-postgres.ts` has migrated and seeded. */
const seeded = 'template_gateway'
const made: string[] = []

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function create(template: string): Promise<string> {
  const name = `gateway_${process.pid}_${made.length}`
  made.push(name)
  await maintain(`create database ${name} template ${template}`)
  return `${inject('postgres')}/${name}`
}

/** The address of a fresh database with the demo account. */
export const createDatabase = (): Promise<string> => create(seeded)

/** The address of a database without tables. */
export const createEmptyDatabase = (): Promise<string> => create('template1')

/** A fresh database with the demo account, opened. */
export const openFresh = async (): Promise<Database> =>
  openDatabase({ databaseUrl: await createDatabase(), poolSize: 20 })

// Hooks run in the reverse order of their registration: those of a test file, which end its connections, before this one.
afterAll(async () => {
  for (const name of made.splice(0)) await maintain(`drop database if exists ${name} with (force)`)
})
