/** Starts, for all files of gateway tests, one real PostgreSQL server with a template database. */
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { seed } from '#server/seed/seed.ts'
import { setCheapHashes } from '#tests/server/support/hash-cost.ts'
import { noon } from '#tests/server/support/noon.ts'
import { startPostgresServer } from '#tests/support/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection string without the name of a database; this field is absent in the projects whose tests use PGlite.
     */
    postgres?: string
  }
}

/** Name of the migrated and seeded template database. */
const templateName = 'template_gateway'

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  await server.create(templateName)
  const template = await openDatabase({ databaseUrl: `${server.address}/${templateName}` })
  setCheapHashes()
  await seed(template, new Date(noon))
  await template.close()
  project.provide('postgres', server.address)
  return () => server.stop()
}
