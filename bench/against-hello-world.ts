/**
 * Compares Lighthouse's figures of a page with those of a hello-world app from the same interleaved runs. If the
 * machine was busy meanwhile, there is no verdict, neither good nor bad.
 */
import { median } from './median.ts'

/** Figures of one run. */
export interface Start {
  /** Milliseconds of main-thread work until the page is quiet, and of the part that blocked the main thread. */
  work: number
  blocking: number
  largestPaint: number
  /** Score of performance, 0–100. */
  score: number
  /** Number of script files loaded until the page is quiet, and their bytes as transferred. */
  files: number
  bytes: number
  /** Lighthouse's index of the machine's speed at that moment. */
  benchmarkIndex: number
}

/** Figures of one run of the hello-world. */
export interface HelloStart extends Start {
  /** Share of processor time, 0–1, that other programs used right before the run. */
  others: number
}

interface Wanted {
  what: keyof Start
  /** How a page's median is compared with the hello-world's. */
  as: 'ratio' | 'difference' | 'itself'
  atMost?: number
  atLeast?: number
  /** Whether the figure depends on the machine. */
  timed: boolean
}

/** Returns the limits for home or for any other page (docs/decisions/0041-light-start.md). */
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
  /** Lowest and highest value of the page's runs, and of the hello-world's runs. */
  range: [number, number]
  helloRange: [number, number]
  verdict: 'ok' | 'OVER' | 'too busy to tell'
}

/**
 * Returns the lowest and highest value. `without` is the share of values to ignore at each end, which do not move a
 * median.
 */
function rangeOf(values: number[], without = 0): [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  const left = Math.floor(sorted.length * without)
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0]
}

/** Maximum share of processor time that other programs may use while nothing is measured. */
const quiet = 0.15

/**
 * Whether the machine was busy during the runs: other programs used its processors in more than a tenth of the runs,
 * its speed index varied (ignoring a tenth of the runs at each end), or the middle half of the hello-world's runs
 * varied, although this page is always the same.
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

/** Compares the figures of a page with the hello-world's; each result has a verdict. */
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

/** One line per figure: verdict, the figure, and the ranges that it comes from. */
export function formatCompared(compared: Compared[]): string {
  return compared
    .map(
      ({ page, what, value, range, helloRange, verdict }) =>
        `${verdict.padEnd(16)}  ${page.padEnd(16)}  ${what.padEnd(12)}  ${number(value).padStart(8)}  ` +
        `${range.map(number).join('–')} (hello-world ${helloRange.map(number).join('–')})`,
    )
    .join('\n')
}
