/**
 * Checks the deterministic performance budgets: bytes and numbers of files. Prints a table, writes JSON to the path in
 * its argument, and exits with 1 if a budget is exceeded.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createEmbeddedDatabase } from '../scripts/new-database.ts'
import { createTemporaryFolder } from '../scripts/temporary-folder.ts'
import { readBuildSizes } from './build-sizes.ts'
import { measureHelloWorld } from './hello-world.ts'
import { type MeasuredServer, startMeasured } from './running-server.ts'

export interface Budget {
  what: string
  measured: number
  limit: number
  unit: string
  /** If `measured` is a ratio: the value that it is a ratio to, measured in the same run. */
  baseline?: number
}

const kilobyte = 1024

/** Returns the bytes of the home page's HTML compressed with Brotli, including critical CSS. */
async function homeDocumentBytes(): Promise<number> {
  const dataDir = createTemporaryFolder('budgets')
  let server: MeasuredServer | undefined
  try {
    await createEmbeddedDatabase(dataDir)
    server = await startMeasured(dataDir)
    const { origin } = server
    const { get } = await import('node:http')
    return await new Promise((resolve, reject) => {
      get(`${origin}/`, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => resolve(bytes))
        response.on('error', reject)
      }).on('error', reject)
    })
  } finally {
    await server?.stop()
    rmSync(dataDir, { recursive: true })
  }
}

export async function measureBudgets(): Promise<Budget[]> {
  const sizes = readBuildSizes('dist/client')
  const floor = await measureHelloWorld()
  return [
    {
      what: 'home script (× hello-world)',
      measured: sizes.homeScript / floor,
      limit: 1.3,
      unit: '×',
      baseline: floor,
    },
    {
      what: 'home script until quiet (× hello-world)',
      measured: sizes.quietHomeScript / floor,
      limit: 1.4,
      unit: '×',
      baseline: floor,
    },
    { what: 'script files of home', measured: sizes.homeFiles, limit: 3, unit: 'files' },
    { what: 'script files of home until quiet', measured: sizes.quietHomeFiles, limit: 5, unit: 'files' },
    {
      what: 'script files of the route with most',
      measured: Math.max(...sizes.routes.map(({ files }) => files)),
      limit: 8,
      unit: 'files',
    },
    {
      what: 'script files of the route with most until quiet',
      measured: Math.max(...sizes.routes.map(({ quietFiles }) => quietFiles)),
      limit: 9,
      unit: 'files',
    },
    ...sizes.routes.map(({ route, bytes }) => ({
      what: `own script of ${route}`,
      measured: bytes,
      limit: 45 * kilobyte,
      unit: 'B',
    })),
    { what: 'home document', measured: await homeDocumentBytes(), limit: 14 * kilobyte, unit: 'B' },
    { what: 'all styles', measured: sizes.styles, limit: 26 * kilobyte, unit: 'B' },
  ]
}

/** Formats one line per budget: figure, limit, and the baseline if there is one. */
export function formatBudgets(budgets: Budget[]): string {
  const number = (value: number, unit: string) =>
    unit === '×' ? `${value.toFixed(3)} ×` : `${Math.round(value)} ${unit}`
  return budgets
    .map(({ what, measured, limit, unit, baseline }) =>
      [
        measured <= limit ? 'ok  ' : 'OVER',
        what.padEnd(52),
        number(measured, unit).padStart(12),
        `≤ ${number(limit, unit)}`,
        baseline ? `of ${baseline} B` : '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

if (import.meta.main) {
  const budgets = await measureBudgets()
  const over = budgets.filter(({ measured, limit }) => measured > limit).length
  process.stdout.write(`${formatBudgets(budgets)}\n`)
  const [, , file] = process.argv
  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ passed: budgets.length - over, failed: over, budgets }, null, 2))
  }
  process.exit(over === 0 ? 0 : 1)
}
