/**
 * Checks Lighthouse assertions on a phone's profile: either all assertions, against the medians of several runs per
 * page, or in one quick run only the assertions whose figures do not vary from run to run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { createTemporaryFolder } from '../scripts/temporary-folder.ts'
import type { HelloStart, Start } from './against-hello-world.ts'
import { median } from './median.ts'
import { type Assertion, type AuditedPage, auditedPages, type Level } from './lighthouse-config.ts'

/** A page with its failed assertions. */
export interface Audited {
  page: string
  /** Audits below a full score in accessibility, best practices or SEO. */
  failing: string[]
  /** Failed assertions of `lighthouse-config.ts`. */
  broken: { level: Level; what: string }[]
}

export interface Scores extends Audited {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  shift: number
}

async function withChrome<T>(measure: (port: number) => Promise<T>, path = ensureChromium()): Promise<T> {
  const profile = createTemporaryFolder('lighthouse')
  const chrome = spawn(
    path ?? 'chromium',
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...chromiumArgs, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(chrome, 'exit').then(() => Promise.reject(new Error('the browser ended early')))
  // Chrome also exits when it is closed below. Nobody awaits `ended` any more then, so its rejection is ignored.
  ended.catch(() => undefined)
  const listening = new Promise<string>((resolve) => {
    let text = ''
    chrome.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /ws:\/\/\S+(?=\s)/.exec(text)?.[0]
      if (found) resolve(found)
    })
  })
  let address = ''
  try {
    address = await Promise.race([listening, ended])
    return await Promise.race([measure(Number(new URL(address).port)), ended])
  } finally {
    if (address && chrome.exitCode === null && chrome.signalCode === null) {
      // Chrome is closed through its DevTools protocol: the command may be a shell script, and a signal would end only
      // the script.
      const closed = once(chrome, 'close')
      const devtools = new WebSocket(address)
      devtools.addEventListener('open', () => devtools.send(JSON.stringify({ id: 1, method: 'Browser.close' })))
      // If Chrome does not close within 30 s, it gets SIGTERM.
      await Promise.race([closed, setTimeout(30_000, undefined, { ref: false })])
      chrome.kill()
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Report = RunnerResult['lhr']

type Requests = Record<string, unknown>[]

function requestsOf({ audits }: Report): Requests {
  const { details } = audits['network-requests'] ?? {}
  return details?.type === 'table' || details?.type === 'opportunity' ? details.items : []
}

/**
 * Whether a request counts as one of the page. Requests for the manifest and for icons do not count, because Chrome
 * makes them but its headless shell does not.
 */
const isOfPage = ({ resourceType, url }: Requests[number]) =>
  resourceType !== 'Manifest' && !String(url).includes('/icons/')

const isScript = ({ resourceType }: Requests[number]) => resourceType === 'Script'

/**
 * Returns the figure that an assertion limits, as the median over the reports. The figure is a category's score of
 * 0–100, an audit's number, or a number of requests or JavaScript files.
 */
function measured(reports: Report[], of: string): number {
  return median(
    reports.map((report) => {
      const category = report.categories[of]
      if (category) return Math.round((category.score ?? 0) * 100)
      if (of === 'network-requests') return requestsOf(report).filter(isOfPage).length
      if (of === 'script-files') return requestsOf(report).filter(isScript).length
      return report.audits[of]?.numericValue ?? Number.POSITIVE_INFINITY
    }),
  )
}

/** Describes an assertion if it failed; otherwise returns nothing. */
function broken(reports: Report[], { of, level, atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Assertion) {
  const value = measured(reports, of)
  if (value >= atLeast && value <= atMost) return []
  return [{ level, what: `${of} is ${Math.round(value * 100) / 100}, wanted ${atLeast || `≤ ${atMost}`}` }]
}

function failingAudits(report: Report | undefined): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (report?.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
}

interface Options {
  /** Number of runs per page. The figures of a page are the medians of its runs. */
  runs: number
  /** Folder for the last report of each page. */
  folder: string
  pages: readonly AuditedPage[]
}

function keep(folder: string, page: string, report: Report | undefined): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${page.replaceAll(' ', '-')}.json`, JSON.stringify(report, null, 1))
}

/** Maximum number of repeats of a load that Lighthouse measured incompletely or not at all. */
const repeats = 2

/** Runs Lighthouse once, in a new browser profile. */
async function auditOnce(url: string, again = repeats): Promise<Report> {
  const result = await withChrome((port) => lighthouse(url, { port, output: 'json', logLevel: 'error' }))
  if (result && !result.lhr.runtimeError) return result.lhr
  const problem = `${url}: ${result?.lhr.runtimeError?.code ?? 'no result'}`
  if (again === 0) throw new Error(problem)
  process.stderr.write(`${problem}\n`)
  return auditOnce(url, again - 1)
}

function scoresOf({ page, assertions }: AuditedPage, reports: Report[]): Scores {
  return {
    page,
    performance: measured(reports, 'performance'),
    accessibility: measured(reports, 'accessibility'),
    bestPractices: measured(reports, 'best-practices'),
    seo: measured(reports, 'seo'),
    firstPaintMs: Math.round(measured(reports, 'first-contentful-paint')),
    largestPaintMs: Math.round(measured(reports, 'largest-contentful-paint')),
    blockingMs: Math.round(measured(reports, 'total-blocking-time')),
    shift: measured(reports, 'cumulative-layout-shift'),
    failing: failingAudits(reports.at(-1)),
    broken: assertions.flatMap((assertion) => broken(reports, assertion)),
  }
}

/** Returns the processor times of the machine in milliseconds: total and idle. */
function processorTimes(): { all: number; idle: number } {
  const times = cpus().map((cpu) => cpu.times)
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, one) => sum + one, 0)
  return { all, idle: times.reduce((sum, { idle }) => sum + idle, 0) }
}

/**
 * Measures the share of processor time that other programs use, within a second in which this program and its server do
 * nothing.
 */
async function usedByOthers(): Promise<number> {
  const before = processorTimes()
  await setTimeout(1000)
  const after = processorTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Extracts those figures of a run that are compared with the hello-world app's. */
function startOf(report: Report): Start {
  const { audits, categories, environment } = report
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY
  const scripts = requestsOf(report).filter(isScript)
  return {
    work: value('mainthread-work-breakdown'),
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    files: scripts.length,
    bytes: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/**
 * Results of Lighthouse audits: the scores of each page, and the figures of every single run, for each page (`starts`)
 * and for the hello-world app (`hello`).
 */
export interface Measured {
  scores: Scores[]
  hello: HelloStart[]
  starts: { page: string; runs: Start[] }[]
}

/**
 * Number of pages that are audited between two audits of the hello-world app. All pages are compared with the
 * hello-world app, so it is audited more often than each of them.
 */
const helloEvery = 5

/**
 * Audits these pages and the hello-world app. Their runs are interleaved, because a machine's speed changes over time.
 */
export async function measureLighthouse(origin: string, helloOrigin: string, options: Options): Promise<Measured> {
  const pages = await Promise.all(
    options.pages.map(async (page) => ({ page, url: origin + (await page.path(origin)), reports: [] as Report[] })),
  )
  const hello: HelloStart[] = []
  for (let run = 0; run < options.runs; run++) {
    for (const [index, { url, reports }] of pages.entries()) {
      if (index % helloEvery === 0) {
        const others = await usedByOthers()
        hello.push({ ...startOf(await auditOnce(`${helloOrigin}/`)), others })
      }
      reports.push(await auditOnce(url))
    }
  }
  for (const { page, reports } of pages) keep(options.folder, page.page, reports.at(-1))
  return {
    scores: pages.map(({ page, reports }) => scoresOf(page, reports)),
    hello,
    starts: pages.map(({ page, reports }) => ({ page: page.page, runs: reports.map(startOf) })),
  }
}

/**
 * Lighthouse options of `auditSteady`: which audits run, and how long Lighthouse waits for late requests. The audits
 * measure no time, so their results do not depend on the machine's speed. The throttling method is `simulate`, because
 * with any other method Lighthouse waits at least 5 s several times. It simulates nothing here, as no performance audit
 * runs.
 */
const steady = {
  output: 'json',
  logLevel: 'error',
  throttlingMethod: 'simulate',
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  onlyAudits: ['total-byte-weight', 'network-requests'],
  disableFullPageScreenshot: true,
  // Time-out in milliseconds, long enough for a page to load on a busy machine. A longer time-out would not change the
  // results.
  maxWaitForLoad: 120_000,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  // An idle page requests further JavaScript and data within two seconds; this time-out is longer, so that they are
  // counted.
  networkQuietThresholdMs: 2500,
  cpuQuietThresholdMs: 250,
} as const

/** Counts the elements of the server-rendered HTML: the browser creates and styles each element before hydration. */
async function countElements(url: string): Promise<number> {
  let elements = 0
  const parser = new Parser({ onopentag: () => void (elements += 1) })
  parser.end(await (await fetch(url)).text())
  return elements
}

/** Whether the audit lasted until the page was idle, which is when a page fetches the file `after-start`. */
const wasIdle = (report: Report) => requestsOf(report).some(({ url }) => String(url).includes('/after-start-'))

/**
 * Audits a page. If the audit ended before the page was idle, as happens on a busy machine, it counted too few bytes
 * and requests, so it is repeated.
 */
async function auditUntilIdle(url: string, port: number, again = repeats): Promise<Report> {
  const result = await lighthouse(url, {
    ...steady,
    port,
    onlyCategories: [...steady.onlyCategories],
    onlyAudits: [...steady.onlyAudits],
  })
  if (!result) throw new Error(`${url}: no result`)
  return again > 0 && !wasIdle(result.lhr) ? auditUntilIdle(url, port, again - 1) : result.lhr
}

/**
 * Number of checks per page besides its assertions: one that the audit lasted until the page was idle, and one of the
 * page's number of elements.
 */
const checkedBesides = 2

/**
 * Checks the assertions with level `error` of the given pages; their figures do not vary from run to run. Uses one
 * browser for all pages. If the headless shell's path is given, the browser is the headless shell, which takes a tenth
 * less processor time. Lighthouse clears its caches before each page.
 */
export async function auditSteady(origin: string, folder: string, pages: readonly AuditedPage[]): Promise<Audited[]> {
  return withChrome(async (port) => {
    const audited: Audited[] = []
    for (const { page, path, assertions, mostElements } of pages) {
      const url = origin + (await path(origin))
      const elements = await countElements(url)
      const report = await auditUntilIdle(url, port)
      keep(folder, page, report)
      const unmet = assertions
        .filter(({ level }) => level === 'error')
        .flatMap((assertion) => broken([report], assertion))
      if (!wasIdle(report)) unmet.push({ level: 'error', what: 'the audit ended before the page was idle' })
      if (elements > mostElements)
        unmet.push({ level: 'error', what: `the document has ${elements} elements, wanted ≤ ${mostElements}` })
      audited.push({ page, failing: failingAudits(report), broken: unmet })
    }
    return audited
  }, process.env['HEADLESS_SHELL_PATH'])
}

const told = ({ level, what }: Audited['broken'][number]) => `  ${level === 'warn' ? 'warning' : 'ERROR'}: ${what}`

/** Formats each audited page with its scores and failing audits, followed by its failed assertions. */
export function formatScores(scores: Scores[]): string {
  return scores
    .flatMap(({ page, failing, broken: unmet, ...score }) => [
      `${page.padEnd(12)} ${JSON.stringify(score)} ${failing.join(' ')}`.trimEnd(),
      ...unmet.map(told),
    ])
    .join('\n')
}

/** Formats the pages, each followed by its failed assertions. */
export function formatBroken(audited: Audited[]): string {
  return audited
    .flatMap(({ page, failing, broken: unmet }) => [
      `${page.padEnd(12)} ${failing.join(' ')}`.trimEnd(),
      ...unmet.map(told),
    ])
    .join('\n')
}

/** Counts passed and failed assertions of level error. */
export function countErrors(scores: Audited[]): { passed: number; failed: number } {
  const all = auditedPages.flatMap(({ assertions }) => assertions.filter(({ level }) => level === 'error')).length
  const failed = scores.flatMap(({ broken: unmet }) => unmet.filter(({ level }) => level === 'error')).length
  return { passed: all + auditedPages.length * checkedBesides - failed, failed }
}

/** Returns the resident memory of a process in megabytes (Linux); 0 if it can't be read. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
