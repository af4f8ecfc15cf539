/** Applies `migrations/` in order; what is applied already is left alone. */
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Any number that nothing else locks; processes that start together wait for one another on it. */
const migrationLock = 7_302_114

/** Migrates the database of this process. */
export const migratePglite = (orm: PgliteDatabase): Promise<void> => migrate(orm, { migrationsFolder })

/** Migrates a PostgreSQL server's database under an advisory lock, so that processes starting together do it once. */
export async function migratePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const orm: NodePgDatabase = drizzle(client)
    await migrateNodePg(orm, { migrationsFolder })
  } finally {
    await client.end()
  }
}
