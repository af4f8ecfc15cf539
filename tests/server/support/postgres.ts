/** Databases for a test file on the PostgreSQL server that all race tests share (`shared-postgres.ts`). */
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'

/** Name of the migrated and seeded template database. */
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

/** Connection string of a new database with the demo account. */
export const createDatabase = (): Promise<string> => create(seeded)

/** Connection string of a database without tables. */
export const createEmptyDatabase = (): Promise<string> => create('template1')

/**
 * Opens a new database with the demo account. Statements wait a minute for a connection: a hundred buyers on a busy
 * machine would otherwise get a 503 instead of what the test is about.
 */
export const openFresh = async (): Promise<Database> =>
  openDatabase({ databaseUrl: await createDatabase(), poolSize: 20, patience: 60_000 })

// `afterAll` hooks run in reverse order of registration: a test file's hooks, which close its connections, run before
// this one.
afterAll(async () => {
  for (const name of made.splice(0)) await maintain(`drop database if exists ${name} with (force)`)
})
