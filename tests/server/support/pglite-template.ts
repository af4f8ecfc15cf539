/**
 * Gives each test file a copy of a migrated and seeded PGlite. To create the original takes seconds. So it is kept in
 * the temporary folder, and is created again only after a change of its source files.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { overPglite, type Database } from '#server/db/database.ts'
import { seed } from '#server/seed/seed.ts'
import { setCheapHashes } from '#tests/server/support/hash-cost.ts'
import { noon } from '#tests/server/support/noon.ts'

const migrations = join(import.meta.dirname, '../../../server/db/migrations')
const seedFiles = [
  ...['seed.ts', 'seed-campaigns.ts', 'seed-notifications.ts'].map((name) =>
    join(import.meta.dirname, '../../../server/seed', name),
  ),
  ...['hash-cost.ts', 'noon.ts'].map((name) => join(import.meta.dirname, name)),
]

async function templateName(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of seedFiles) hash.update(await readFile(file))
  for (const name of (await readdir(migrations)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrations, name)))
  }
  return `gateway-${hash.digest('hex').slice(0, 16)}.tar`
}

async function template(): Promise<Blob> {
  const folder = join(tmpdir(), 'gateway-test-templates')
  const file = join(folder, await templateName())
  const known = await readFile(file).catch(() => undefined)
  if (known) return new Blob([known])
  const client = new PGlite()
  const db = await overPglite(client)
  setCheapHashes()
  await seed(db, new Date(noon))
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
  return dump
}

/** Opens a new PGlite in memory with the demo account. */
export async function openPglite(): Promise<Database> {
  return overPglite(new PGlite({ loadDataDir: await template() }))
}
