/**
 * Measures the latency of the flight search under load: 20 concurrent travellers on a warm server, compared with a call
 * that returns an empty response.
 */
import { readResults, startSearch } from './api-journey.ts'

export interface Percentiles {
  p50: number
  p95: number
  p99: number
}

/** Returns the latencies in milliseconds of `calls` calls, `concurrency` of them at a time. */
export async function percentiles(
  concurrency: number,
  calls: number,
  one: () => Promise<unknown>,
): Promise<Percentiles> {
  const times: number[] = []
  let left = calls
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const started = performance.now()
        await one()
        times.push(performance.now() - started)
      }
    }),
  )
  return percentilesOf(times)
}

export function percentilesOf(times: readonly number[]): Percentiles {
  const ordered = times.toSorted((a, b) => a - b)
  const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/**
 * Measures the latency of reading flight results and, as the baseline in the same run, of an empty response, in
 * milliseconds: 1,000 calls each, 20 of them at a time.
 */
export async function measureSearch(origin: string): Promise<{ search: Percentiles; baseline: Percentiles }> {
  const routes = [
    ['IST', 'ESB'],
    ['SAW', 'AYT'],
    ['IST', 'ADB'],
    ['ESB', 'ADB'],
    ['IST', 'LHR'],
  ] as const
  const sessions = await Promise.all(routes.map(([from, to]) => startSearch(origin, from, to)))
  let turn = 0
  const search = () => readResults(origin, sessions[turn++ % sessions.length] ?? '')
  const empty = async () => (await fetch(`${origin}/healthz`)).text()
  await percentiles(20, 200, search)
  return { baseline: await percentiles(20, 1000, empty), search: await percentiles(20, 1000, search) }
}
