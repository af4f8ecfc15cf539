import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { chromiumAt } from '../scripts/chromium.ts'
import { bookPort, hostilePort, octoPort, port } from './support/ports.ts'

/**
 * A separate server for journeys that need a server to themselves or move the clock, which would expire other
 * travellers' holds. Most journeys use the server of `port`, whose PostgreSQL takes half the processor time of the
 * embedded database; the other servers have the embedded one.
 */
const clockPort = port + 1

/** The environments of the servers, which `servers.ts` starts at once: Playwright would await one after the other. */
const servers = [
  { PORT: String(port), DATABASE: 'postgres', WEB_TIERS: `hostile=${hostilePort} book=${bookPort}` },
  { PORT: String(clockPort) },
  { PORT: String(octoPort), OCTO_SELLER: 'on' },
]

/**
 * Reduces motion on phones, which saves a tenth of the run time, since the processor draws every frame of a transition.
 * Wide windows keep motion, except for checks of screens at rest; so do journeys that test motion (docs/tests.md).
 */
const still = { contextOptions: { reducedMotion: 'reduce' as const } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...still }

/** A browser at a path, without the compilers that pay off only for scripts that run for longer than a journey. */
const browserAt = (path: string | undefined) => {
  const { args, ...at } = chromiumAt(path)
  return { ...at, args: [...args, '--js-flags=--no-maglev,--no-opt'] }
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  // Two more than cores: a journey spends a tenth of its time waiting, and more on its browser's other processes.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Upper limits for slow and loaded machines; they don't slow down fast ones.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A service worker that precaches the app costs a third of the CPU: only journeys that test it allow it.
    serviceWorkers: 'block',
    // A new context costs more than the pages of a journey. A reused one is cleared first; Playwright creates a new one
    // if a journey has other settings.
    reuseContext: true,
    // Traces cost a quarter of the run's time: set E2E_TRACE=1 to record them for debugging.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserAt(process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']),
  },
  projects: [
    {
      // The first project, since its journeys run one after another: at the end, the other workers would be idle.
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
    // @phone marks journeys that don't depend on the width, @wide those that are only for wide windows.
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
    // SIGTERM lets the servers remove their temporary folders.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
