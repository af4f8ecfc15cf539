/**
 * Compares Lighthouse's figures of a page with those of a hello-world app from interleaved runs. If the machine was
 * busy meanwhile, figures that depend on its speed get no verdict.
 */
import { median } from './median.ts'

/** Lighthouse's figures of one run of a page. */
export interface Start {
  /** Milliseconds of main-thread work until the page is idle; `blocking` is the part that blocked the main thread. */
  work: number
  blocking: number
  largestPaint: number
  /** Lighthouse's performance score, 0–100. */
  score: number
  /** Number of JavaScript files loaded until the page is idle; `bytes` is the sum of their transfer sizes. */
  files: number
  bytes: number
  /** Lighthouse's index of the machine's speed at the time of the run. */
  benchmarkIndex: number
}

/** Lighthouse's figures of one run of the hello-world app. */
export interface HelloStart extends Start {
  /** Share of processor time, 0–1, that other programs used right before the run. */
  others: number
}

interface Wanted {
  what: keyof Start
  /**
   * How the median of the page's runs is compared: as a ratio to the median of the hello-world app's runs, as the
   * difference from it, or by itself.
   */
  as: 'ratio' | 'difference' | 'itself'
  atMost?: number
  atLeast?: number
  /** Whether the figure depends on the machine's speed. */
  timed: boolean
}

/**
 * Returns the limits for Lighthouse's figures of a page, for example for its main-thread work as a ratio to that of the
 * hello-world app (docs/decisions/0041-light-start.md). The limit for main-thread work is lower on the home page, and
 * only the home page has a limit for the bytes of its JavaScript files.
 */
export const wanted = (page: string): Wanted[] => [
  { what: 'work', as: 'ratio', atMost: page === 'home' ? 3 : 4, timed: true },
  { what: 'blocking', as: 'difference', atMost: 100, timed: true },
  { what: 'score', as: 'difference', atLeast: -2, timed: true },
  { what: 'largestPaint', as: 'ratio', atMost: 1.2, timed: true },
  { what: 'files', as: 'itself', atMost: 12, timed: false },
  ...(page === 'home' ? [{ what: 'bytes', as: 'ratio', atMost: 1.5, timed: false } as const] : []),
]

export interface Compared {
  page: string
  what: keyof Start
  value: number
  /**
   * Lowest and highest value of the figure `what` in Lighthouse's runs of the page. `helloRange` has the same for the
   * runs of the hello-world app, with which the page is compared.
   */
  range: [number, number]
  helloRange: [number, number]
  verdict: 'ok' | 'OVER' | 'too busy to tell'
}

/** Returns the lowest and highest value. `without` is the share of values that are ignored at each end as outliers. */
function rangeOf(values: number[], without = 0): [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  const left = Math.floor(sorted.length * without)
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0]
}

/** Maximum share of processor time that other programs may use while the benchmark itself is idle. */
const quiet = 0.15

/**
 * Whether the machine was busy during the runs. It was if one of these is true:
 * - In more than a tenth of the hello-world app's runs, other programs used more processor time than `quiet` right
 *   before the run.
 * - Lighthouse's index of the machine's speed fell below three quarters of its highest value. The lowest and the
 *   highest tenth of the values are ignored.
 * - The highest main-thread work of the hello-world app, which is always the same page, was more than one and a half
 *   times the lowest. The lowest and the highest quarter of the values are ignored.
 */
export function isBusy(hello: HelloStart[], page: Start[]): boolean {
  const [, others] = rangeOf(
    hello.map((run) => run.others),
    0.1,
  )
  const [slowest, fastest] = rangeOf(
    [...hello, ...page].map((run) => run.benchmarkIndex),
    0.1,
  )
  const [less, more] = rangeOf(
    hello.map((run) => run.work),
    0.25,
  )
  return others > quiet || slowest < 0.75 * fastest || more > 1.5 * less
}

/** Compares a page's figures with those of the hello-world app, and adds a verdict to each figure. */
export function compare(page: string, hello: HelloStart[], runs: Start[]): Compared[] {
  const busy = isBusy(hello, runs)
  return wanted(page).map(({ what, as, atMost, atLeast, timed }) => {
    const [values, bases] = [runs.map((run) => run[what]), hello.map((run) => run[what])]
    const [own, base] = [median(values), median(bases)]
    const value = as === 'ratio' ? own / base : as === 'difference' ? own - base : own
    const kept = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
    const verdict = timed && busy ? 'too busy to tell' : kept ? 'ok' : 'OVER'
    return { page, what, value, range: rangeOf(values), helloRange: rangeOf(bases), verdict }
  })
}

const number = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0))

/**
 * Formats one line per figure: verdict, page, figure, value, the range over the runs of the page, and the range over
 * the runs of the hello-world app.
 */
export function formatCompared(compared: Compared[]): string {
  return compared
    .map(
      ({ page, what, value, range, helloRange, verdict }) =>
        `${verdict.padEnd(16)}  ${page.padEnd(16)}  ${what.padEnd(12)}  ${number(value).padStart(8)}  ` +
        `${range.map(number).join('–')} (hello-world ${helloRange.map(number).join('–')})`,
    )
    .join('\n')
}
