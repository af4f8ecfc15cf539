/**
 * Runs Lighthouse for the automatic checks: checks the deterministic assertions of every page. Writes the reports into
 * the given folder.
 */
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { systemClock } from '#server/runtime/clock.ts'
import { parseEnvironment } from '#server/runtime/environment.ts'
import { createLog } from '#server/runtime/log.ts'
import { type RunningServer, serve } from '#server/serve.ts'
import type { Lane } from './audit-lane.ts'
import { type Audited, countErrors, formatBroken } from './lighthouse.ts'
import { auditedPages } from './lighthouse-config.ts'
import { createEmbeddedDatabase } from '../scripts/new-database.ts'
import { createTemporaryFolder } from '../scripts/temporary-folder.ts'

/**
 * Number of threads, each of which audits one page at a time. There is one thread more than cores, because an audit
 * spends nearly half of its time waiting. Threads are necessary because one thread can't run two audits by Lighthouse
 * at once.
 */
const lanes = Math.min(availableParallelism() + 1, auditedPages.length)

async function auditLane(origin: string, folder: string, lane: number): Promise<Audited[]> {
  const workerData: Lane = { origin, folder, lane, lanes }
  const worker = new Worker(new URL('audit-lane.ts', import.meta.url), { workerData })
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error(`lane ${lane} of the audits ended early`)))
  const [audited] = (await Promise.race([once(worker, 'message'), ended])) as [Audited[]]
  return audited
}

/** Starts, in this process, the server whose pages are audited. */
async function startServer(dataDir: string): Promise<RunningServer> {
  await createEmbeddedDatabase(dataDir)
  const environment = parseEnvironment({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  if ('problems' in environment) throw new Error(environment.problems.join('; '))
  return serve({
    environment,
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    // Serves an empty service worker. The app's own service worker would precache the app after each page's
    // measurement, which takes a fifth of the audits' processor time.
    extend: (app) => app.get('/service-worker.js', (c) => c.body('', 200, { 'Content-Type': 'text/javascript' })),
  })
}

const folder = process.argv[2] ?? 'bench-results/lighthouse'

async function auditAll(): Promise<Audited[]> {
  const dataDir = createTemporaryFolder('audit')
  let server: RunningServer | undefined
  try {
    server = await startServer(dataDir)
    const { origin } = server
    // If a worker fails, the others are still awaited, so that each closes its own browser.
    const outcomes = await Promise.allSettled(
      Array.from({ length: lanes }, (_, lane) => auditLane(origin, folder, lane)),
    )
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    if (failures.length > 0) throw new AggregateError(failures, 'Audits failed')
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  } finally {
    await server?.close()
    rmSync(dataDir, { recursive: true })
  }
}

const order = new Map(auditedPages.map(({ page }, index) => [page, index]))
const audited = (await auditAll()).toSorted((a, b) => (order.get(a.page) ?? 0) - (order.get(b.page) ?? 0))
const counts = countErrors(audited)
process.stdout.write(`${formatBroken(audited)}\n`)
writeFileSync(join(folder, 'counts.json'), JSON.stringify(counts))
process.exit(counts.failed === 0 ? 0 : 1)
