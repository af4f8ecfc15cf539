/**
 * `npm test`: every check in order, cheapest first, and a count at the end. `--no-browser` leaves the browser journeys
 * and the budgets out (`npm run validate`).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'

const browser = !process.argv.includes('--no-browser')
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const started = Date.now()
  process.stdout.write(`\n› ${[command, ...args].join(' ')}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  process.stdout.write(`  ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  return status === 0
}

/** A check that passes or fails as a whole. */
function check(command: string, args: string[]): boolean {
  const ok = run(command, args)
  if (ok) passed += 1
  else failed += 1
  return ok
}

/** Adds the counts of a suite's JSON report; a suite that wrote none failed. */
function count(
  file: string,
  read: (report: Record<string, unknown>) => { passed: number; failed: number },
  ok: boolean,
): void {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += counts.failed || (ok ? 0 : 1)
}

check('oxfmt', ['--check', '.'])
check('npm', ['run', '--silent', 'lint'])
check('npm', ['run', '--silent', 'types'])
check('lingui', ['check', 'sync'])
check('lingui', ['check', 'missing', '--mode', 'catalog'])
const built = check('npm', ['run', '--silent', 'build'])

const unit = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`])
count(
  `${results}/unit.json`,
  (report) => ({ passed: Number(report['numPassedTests']), failed: Number(report['numFailedTests']) }),
  unit,
)

if (browser && built) {
  const chromium = ensureChromium()
  const env = {
    // Playwright takes a relative name from its own folder.
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(results, 'journeys.json'),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  }
  const journeys = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], env)
  count(
    `${results}/journeys.json`,
    (report) => {
      const stats = report['stats'] as { expected: number; unexpected: number; flaky: number }
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
    journeys,
  )
  const budgets = run('node', ['bench/budgets.ts', `${results}/budgets.json`])
  count(
    `${results}/budgets.json`,
    (report) => ({ passed: Number(report['passed']), failed: Number(report['failed']) }),
    budgets,
  )
  const audits = run('node', ['bench/audit.ts', `${results}/lighthouse`], chromium ? { CHROMIUM_PATH: chromium } : {})
  count(
    `${results}/lighthouse/counts.json`,
    (report) => ({ passed: Number(report['passed']), failed: Number(report['failed']) }),
    audits,
  )
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
