/** Counts transactions that wait for each other in race tests. */
import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'

/** Returns the number of connections of this database that wait for a lock; other test files share the server. */
export const waitingForLocks = async (orm: Orm): Promise<number> =>
  orm.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
