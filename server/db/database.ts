/** Opens the database: PGlite in this process, or a PostgreSQL server that several processes share. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { lockFolder } from '#server/db/folder-lock.ts'
import { migratePglite, migratePostgres } from '#server/db/migrate.ts'

/** Drizzle database of either kind, PGlite or PostgreSQL, or a transaction in such a database. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  orm: Orm
  kind: 'pglite' | 'postgres'
  /** Runs a statement with `$1` parameters, or, without parameters, several statements separated by semicolons. */
  runSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}

interface DatabaseOptions {
  /** A PostgreSQL connection string; takes precedence over `dataDir`. */
  databaseUrl?: string | undefined
  /**
   * Data folder: PGlite stores its files in the subfolder `database`. Without a data folder, the database is in memory.
   */
  dataDir?: string | undefined
  /** Size of the PostgreSQL connection pool. */
  poolSize?: number | undefined
  /**
   * Milliseconds that a statement waits for a connection from the PostgreSQL pool. The default is well below ten
   * seconds, the time after which the app gives up an API call.
   */
  patience?: number | undefined
}

/**
 * Opens the database and migrates its schema. Rejects if the PostgreSQL server can't be reached, a migration fails, or
 * another process uses the same `dataDir`.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  poolSize = 10,
  patience = 6000,
}: DatabaseOptions = {}): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, poolSize, patience)
  if (!dataDir) return overPglite(new PGlite())
  const folder = join(dataDir, 'database')
  await mkdir(folder, { recursive: true })
  const unlock = lockFolder(
    join(dataDir, 'lock.sqlite'),
    `DATA_DIR ${dataDir} is in use by another running server; stop that one, or give this one its own DATA_DIR or a DATABASE_URL`,
  )
  try {
    const database = await overPglite(new PGlite(folder))
    return {
      ...database,
      async close() {
        try {
          await database.close()
        } finally {
          unlock()
        }
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openPostgres(connectionString: string, max: number, patience: number): Promise<Database> {
  await migratePostgres(connectionString)
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: patience })
  // The pool itself replaces idle connections that the PostgreSQL server closes. The pool also emits an event `error`
  // for each of them; without a listener, this event would end the process.
  pool.on('error', () => undefined)
  return {
    orm: drizzlePg(pool),
    kind: 'postgres',
    runSql: async (text, values) => {
      const result = await (values?.length ? pool.query(text, values) : pool.query(text))
      const last = Array.isArray(result) ? result.at(-1) : result
      return { rows: last?.rows ?? [] }
    },
    close: () => pool.end(),
  }
}

/** Migrates a PGlite instance and returns it as the gateway's database. */
export async function overPglite(client: PGlite): Promise<Database> {
  await client.waitReady
  const orm = drizzlePglite(client)
  await migratePglite(orm)
  return {
    orm,
    kind: 'pglite',
    runSql: async (text, values) => {
      if (values?.length) return { rows: (await client.query<Record<string, unknown>>(text, values)).rows }
      const results = await client.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    },
    close: () => client.close(),
  }
}
