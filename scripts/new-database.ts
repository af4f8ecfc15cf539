/**
 * Provides a new database folder for a server of browser tests or audits. The folder is a copy of an empty database
 * that is kept from run to run, because creating a database takes seconds of processor time.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

function versionOfPglite(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(text)
  return dependencies['@electric-sql/pglite'] ?? ''
}

/**
 * Creates an empty database in the folder that a server with this DATA_DIR opens. The first run with a version of
 * PGlite keeps a copy for later runs.
 */
export async function createEmbeddedDatabase(dataDir: string): Promise<void> {
  const kept = join(tmpdir(), 'gateway-test-templates', `empty-${versionOfPglite()}`)
  if (!existsSync(kept)) {
    mkdirSync(join(kept, '..'), { recursive: true })
    const draft = mkdtempSync(`${kept}-`)
    try {
      await (await PGlite.create(draft)).close()
      renameSync(draft, kept)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      // If another process has made the copy first, the error does not matter.
      if (!existsSync(kept)) throw error
    }
  }
  cpSync(kept, join(dataDir, 'database'), { recursive: true })
}
