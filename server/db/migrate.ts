/** Applies the pending migrations of `migrations/` in order. */
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Key of the advisory lock for migrations; any number that no other advisory lock uses. */
const migrationLock = 7_302_114

/** Migrates a PGlite database in this process. */
export const migratePglite = (orm: PgliteDatabase): Promise<void> => migrate(orm, { migrationsFolder })

/**
 * Migrates a PostgreSQL database under an advisory lock, so that processes that start concurrently apply each migration
 * once.
 */
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
