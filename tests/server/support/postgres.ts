/** Creates databases on the PostgreSQL server that all gateway tests share (`shared-postgres.ts`). */
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'

/** Name of the migrated and seeded template database. */
const seeded = 'template_gateway'
let made = 0

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Creates a database by copying the template's files. PostgreSQL's default, a copy through the write-ahead log, takes
 * seven times the processor time.
 */
async function create(template: string): Promise<string> {
  const name = `gateway_${process.pid}_${made++}`
  await maintain(`create database ${name} template ${template} strategy file_copy`)
  return name
}

const addressOf = (name: string) => `${inject('postgres')}/${name}`

/** Creates a database with the demo account and returns its connection string; it exists until the server stops. */
export const createDatabase = async (): Promise<string> => addressOf(await create(seeded))

/** Creates a database without tables and returns its connection string; it exists until the server stops. */
export const createEmptyDatabase = async (): Promise<string> => addressOf(await create('template1'))

/**
 * Opens a new database with the demo account; closing it drops it. Statements wait up to a minute for a connection: on
 * a busy machine, some of a hundred buyers would otherwise get a 503 instead of the tested reply.
 */
export async function openFresh(): Promise<Database> {
  const name = await create(seeded)
  const database = await openDatabase({ databaseUrl: addressOf(name), poolSize: 20, patience: 60_000 })
  return {
    ...database,
    async close() {
      await database.close()
      await maintain(`drop database ${name} with (force)`)
    },
  }
}
