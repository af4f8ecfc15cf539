import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { chromiumAt } from '../scripts/chromium.ts'
import { bookPort, hostilePort, octoPort, port } from './support/ports.ts'

/**
 * Port of a separate server for browser tests that need a server to themselves or move the clock, which would expire
 * other travellers' holds. Most browser tests use the server of `port`. The database of the server of `port` is
 * PostgreSQL, which takes half the processor time of PGlite, the database of the other servers.
 */
const clockPort = port + 1

/**
 * The environments of the servers, which `servers.ts` starts concurrently; Playwright would start them one after
 * another.
 */
const servers = [
  { PORT: String(port), DATABASE: 'postgres', WEB_TIERS: `hostile=${hostilePort} book=${bookPort}` },
  { PORT: String(clockPort) },
  { PORT: String(octoPort), OCTO_SELLER: 'on' },
]

/**
 * Settings that reduce motion in browser tests with a phone's viewport. This saves a tenth of the run time, since the
 * processor draws every frame of a transition. Browser tests with wide windows do not reduce motion, except in checks
 * of screens at rest. Browser tests that test motion never reduce it (docs/tests.md).
 */
const still = { contextOptions: { reducedMotion: 'reduce' as const } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...still }

/**
 * Returns launch options for the browser whose executable is at `path`. The options switch off V8's optimizing
 * compilers, which save time only for JavaScript that runs for longer than a browser test.
 */
const browserAt = (path: string | undefined) => {
  const { args, ...at } = chromiumAt(path)
  return { ...at, args: [...args, '--js-flags=--no-maglev,--no-opt'] }
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  // There are two more workers than cores, because a browser test does not always keep a core busy: for a tenth of its
  // time it only waits, and for some more time it waits for the other processes of its browser.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Upper time limits for slow and loaded machines; they don't slow down fast ones.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A service worker that precaches the app takes a third of the browser tests' processor time, so only browser tests
    // of the service worker allow it.
    serviceWorkers: 'block',
    // Reuses a browser context for several browser tests, because creating one costs more than the pages of a browser
    // test. Playwright clears the reused context, and creates a new one for a browser test with other settings.
    reuseContext: true,
    // Recording traces costs a quarter of the run's time: E2E_TRACE=1 turns them on for debugging.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserAt(process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']),
  },
  projects: [
    {
      // This project comes first, since its browser tests run one after another: if they ran last, the other workers
      // would be idle.
      name: 'clock',
      testMatch: '**/clock/*.spec.ts',
      workers: 1,
      use: {
        ...phone,
        baseURL: `http://127.0.0.1:${clockPort}`,
        serviceWorkers: 'allow',
        reuseContext: false,
      },
    },
    // The tag @phone marks browser tests that run with a phone's viewport only, because their result does not depend on
    // the width. The tag @wide marks those for wide windows only.
    { name: 'phone', testIgnore: '**/clock/**', grepInvert: /@wide/, use: phone },
    { name: 'wide', testIgnore: '**/clock/**', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node e2e/servers.ts',
    cwd: '..',
    env: { JOURNEY_SERVERS: JSON.stringify(servers) },
    wait: { stdout: /^all servers listen$/m },
    timeout: 300_000,
    stdout: 'pipe',
    // With SIGTERM the servers can remove their temporary folders.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
