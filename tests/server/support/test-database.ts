/**
 * Opens the database of a test file: on the shared PostgreSQL server if the Vitest project has one, otherwise in
 * PGlite.
 */
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPglite } from '#tests/server/support/pglite-template.ts'
import { openFresh } from '#tests/server/support/postgres.ts'

/** Opens a new database with the demo account. */
export const openTestDatabase = (): Promise<Database> => (inject('postgres') ? openFresh() : openPglite())
