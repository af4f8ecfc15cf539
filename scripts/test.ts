/**
 * Implements `npm test`: runs every check and prints a summary. The static checks and the build start first, in
 * parallel. When both have ended, the budgets (limits on bytes and numbers of files) run, then the Lighthouse audits.
 * The unit tests start when the build has ended, in parallel with static checks, budgets and audits. The output of
 * static checks, budgets and audits is printed when they end. Browser tests run last, alone. `--no-browser` skips
 * browser tests, budgets and audits (`npm run validate`).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'

const browser = !process.argv.includes('--no-browser')
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

interface Options {
  env?: Record<string, string>
  /**
   * Whether the output is printed immediately; for checks that run in parallel it is printed in one block at the end.
   */
  shown?: boolean
}

/** Runs a command; resolves to whether it succeeded. */
async function run(command: string, args: string[], { env = {}, shown = true }: Options = {}): Promise<boolean> {
  const started = Date.now()
  const name = `\n› ${[command, ...args].join(' ')}\n`
  if (shown) process.stdout.write(name)
  const stdio = shown ? ('inherit' as const) : ('pipe' as const)
  const child = spawn(command, args, { stdio: ['inherit', stdio, stdio], env: { ...process.env, ...env } })
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : Promise.resolve('')))
  const status = await new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', resolve)
  })
  if (!shown) process.stdout.write(name + (await Promise.all(said)).join(''))
  process.stdout.write(`  ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  return status === 0
}

/** Runs a command as one check, which passes or fails as a whole. */
async function check(command: string, args: string[], options?: Options): Promise<boolean> {
  const ok = await run(command, args, options)
  if (ok) passed += 1
  else failed += 1
  return ok
}

interface Counts {
  passed: number
  failed: number
}

function countsIn(file: string, read: (report: Record<string, unknown>) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Runs a test suite and adds the counts of its JSON report; a suite without a report has failed. */
async function suite(
  command: string,
  args: string[],
  file: string,
  read: (report: Record<string, unknown>) => Counts,
  options: Options = {},
): Promise<void> {
  const ok = await run(command, args, options)
  const counts = countsIn(file, read)
  passed += counts.passed
  failed += counts.failed || (ok ? 0 : 1)
}

async function staticChecks(): Promise<void> {
  await check('oxfmt', ['--check', '.'], { shown: false })
  // The linter, which also checks types, is a Go program that spends a fifth of its processor time on collecting
  // garbage; with this setting it collects less often.
  const env = { GOGC: '400' }
  await check('npm', ['run', '--silent', 'lint'], { env, shown: false })
  await check('lingui', ['check', 'sync'], { shown: false })
  await check('lingui', ['check', 'missing', '--mode', 'catalog'], { shown: false })
}

const counted = (report: Record<string, unknown>): Counts => ({
  passed: Number(report['passed']),
  failed: Number(report['failed']),
})

/**
 * Returns environment variables with the paths of a Chromium and its headless shell. Leaves out the path of Chromium if
 * Playwright has its own, and that of the headless shell if there is none. If there is no Chromium, counts a failed
 * check and returns undefined.
 */
function browserPaths(): Record<string, string> | undefined {
  try {
    const [path, shell] = [ensureChromium(), ensureHeadlessShell()]
    return { ...(path && { CHROMIUM_PATH: path }), ...(shell && { HEADLESS_SHELL_PATH: shell }) }
  } catch (error) {
    process.stdout.write(`\n${String(error)}\n`)
    failed += 1
    return undefined
  }
}

async function journeys(browsers: Record<string, string>): Promise<void> {
  const report = `${results}/journeys.json`
  await suite(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    report,
    ({ stats }) => {
      const { expected, unexpected, flaky } = stats as { expected: number; unexpected: number; flaky: number }
      return { passed: expected, failed: unexpected + flaky }
    },
    // The path is absolute, because Playwright resolves a relative path from its config's folder.
    { env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) } },
  )
}

async function budgets(): Promise<void> {
  const report = `${results}/budgets.json`
  await suite('node', ['bench/budgets.ts', report], report, counted, { shown: false })
}

async function audits(browsers: Record<string, string>): Promise<void> {
  const folder = `${results}/lighthouse`
  const options = { env: browsers, shown: false }
  await suite('node', ['bench/audit.ts', folder], `${folder}/counts.json`, counted, options)
}

async function unitTests(): Promise<void> {
  const report = `${results}/unit.json`
  await suite(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    ({ numPassedTests, numFailedTests }) => ({ passed: Number(numPassedTests), failed: Number(numFailedTests) }),
    // With CI set, Vitest does not redraw its list of tests. Redrawing would cover the output of parallel checks.
    // Vitest then also refuses `.only` and new snapshots.
    { env: { CI: 'true' } },
  )
}

const statics = staticChecks()
const built = await check('npm', ['run', '--silent', 'build'])
const browsers = browser && built ? browserPaths() : undefined
const beside = statics.then(async () => {
  if (!browsers) return
  await budgets()
  await audits(browsers)
})
await unitTests()
await beside
if (browsers) await journeys(browsers)

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
