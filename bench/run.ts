/** `npm run bench`: measures every performance budget, prints a table, and writes JSON into bench-results/. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { measureActivities } from './activity-load.ts'
import { compare, formatCompared } from './against-hello-world.ts'
import { type Budget, formatBudgets, measureBudgets } from './budgets.ts'
import { measureBusSearch } from './bus-load.ts'
import { measureCalendars } from './calendar-load.ts'
import { measureGrowth } from './growth.ts'
import { serveHelloWorld } from './hello-world.ts'
import { measureOfflineRepeat, measureThousandResults } from './interactions.ts'
import { benchedPages } from './lighthouse-config.ts'
import { countErrors, formatScores, measureLighthouse, residentMegabytes } from './lighthouse.ts'
import { formatPressFeedback, measurePressFeedback } from './press-feedback.ts'
import { startMeasured } from './running-server.ts'
import { measureSearch } from './search-load.ts'
import { measureTransferSearch } from './transfer-load.ts'

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 10)
if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
  process.exit(1)

const budgets: Budget[] = await measureBudgets()
const first = await startMeasured()
const fresh = first.startMs
await first.stop()
const server = await startMeasured(first.dataDir)
budgets.push({ what: 'start, existing database', measured: server.startMs, limit: 3000, unit: 'ms' })

const { search, baseline } = await measureSearch(server.origin)
budgets.push({ what: 'search p95, 20 concurrent', measured: search.p95, limit: 50, unit: 'ms' })
const busSearch = await measureBusSearch(server.origin)
budgets.push({ what: 'bus search p95, 20 concurrent', measured: busSearch.p95, limit: 50, unit: 'ms' })
const transferSearch = await measureTransferSearch(server.origin)
budgets.push({ what: 'transfer search p95, 20 concurrent', measured: transferSearch.p95, limit: 50, unit: 'ms' })
const activities = await measureActivities(server.origin)
budgets.push({ what: 'activity search p95, 20 concurrent', measured: activities.search.p95, limit: 50, unit: 'ms' })
budgets.push({ what: 'activity, prices of 60 days', measured: activities.dayPrices.p50, limit: 80, unit: 'ms' })
const calendars = await measureCalendars(server.origin)
for (const part of ['flight', 'package', 'bus'] as const)
  budgets.push({ what: `${part}, prices of 60 days, p95`, measured: calendars[part].later.p95, limit: 80, unit: 'ms' })
const memory = residentMegabytes(server.process.pid)

const thousand = await measureThousandResults(server.origin, runs)
budgets.push({ what: 'sort 1,000 results, 4× slower CPU', measured: thousand.sortMs, limit: 100, unit: 'ms' })
budgets.push({ what: 'filter 1,000 results, 4× slower CPU', measured: thousand.filterMs, limit: 100, unit: 'ms' })
budgets.push({
  what: 'offline repeat visit, 4× slower CPU',
  measured: await measureOfflineRepeat(server.origin, runs),
  limit: 1000,
  unit: 'ms',
})

const presses = await measurePressFeedback(server.origin, Math.min(runs, 5))

const growth = await measureGrowth()
for (const part of ['search', 'select', 'ticket'] as const)
  budgets.push({
    what: `${part} with 20,000 bookings (× 2,000)`,
    measured: growth.many[part] / growth.few[part],
    limit: 1.5,
    unit: '×',
  })

const helloWorld = await serveHelloWorld()
const folder = 'bench-results/lighthouse'
const { scores, hello, starts } = await measureLighthouse(server.origin, helloWorld.origin, {
  runs,
  folder,
  pages: benchedPages,
})
await Promise.all([server.stop(), helloWorld.stop()])
const compared = starts.flatMap((page) => compare(page.page, hello, page.runs))
const speeds = [...hello, ...starts.flatMap((page) => page.runs)].map(({ benchmarkIndex }) => benchmarkIndex)

const ratio = (value: number, base: number) => `${value.toFixed(1)} ms (${(value / base).toFixed(1)} × an empty call)`
process.stdout.write(`${formatBudgets(budgets)}\n\n`)
process.stdout.write(
  `search  p50 ${ratio(search.p50, baseline.p50)}  p95 ${ratio(search.p95, baseline.p95)}  p99 ${ratio(search.p99, baseline.p99)}\n`,
)
const firsts = Object.entries(calendars).map(([part, { first }]) => `${part} ${first.p50.toFixed(0)} ms`)
process.stdout.write(`prices of 60 days, first call of a route, p50: ${firsts.join(', ')}\n`)
process.stdout.write(
  `server  first start ${Math.round(fresh)} ms, later start ${Math.round(server.startMs)} ms, resident ${memory} MB after the load\n\n`,
)
process.stdout.write(`${formatPressFeedback(presses)}\n\n`)
process.stdout.write(`${formatScores(scores)}\n\n`)
process.stdout.write(`against a hello-world, ${runs} runs each, medians and ranges; `)
process.stdout.write(`benchmark index ${Math.min(...speeds)}–${Math.max(...speeds)}\n${formatCompared(compared)}\n`)
mkdirSync('bench-results', { recursive: true })
const report = {
  at: new Date().toISOString(),
  budgets,
  search,
  busSearch,
  transferSearch,
  calendars,
  baseline,
  memory,
  growth,
  presses,
  start: { fresh, existing: server.startMs },
  scores,
  hello,
  starts,
  compared,
}
writeFileSync('bench-results/bench.json', JSON.stringify(report, null, 2))
process.exit(countErrors(scores).failed === 0 ? 0 : 1)
