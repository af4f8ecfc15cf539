import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { chromiumArgs } from '../scripts/chromium.ts'
import { bookPort, hostilePort, port } from './support/ports.ts'

/** A server of its own for the journeys that move the clock, which would end other travellers' holds, or that nobody may disturb. */
const clockPort = port + 1

const server = (at: number, env: Record<string, string> = {}) => ({
  command: 'node e2e/server.ts',
  cwd: '..',
  env: { PORT: String(at), ...env },
  url: `http://127.0.0.1:${at}/readyz`,
  timeout: 60_000,
  stdout: 'pipe' as const,
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Ceilings for a machine that stalls; nothing waits for them where it answers.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A worker that precaches the app beside every journey takes a third of the machine: those that are about it allow it.
    serviceWorkers: 'block',
    // A context of its own costs a journey more than its pages do. One that is used again is emptied before; Playwright
    // makes a new one where a journey wants other settings.
    reuseContext: true,
    // A trace of every journey costs a quarter of the run's time: E2E_TRACE=1 records them where one is looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: chromiumArgs,
    },
  },
  projects: [
    // Journeys in which the width of the window plays no part carry @phone; @wide is what phones have no more to say to.
    { name: 'phone', testIgnore: '**/clock/**', grepInvert: /@wide/, use: phone },
    { name: 'wide', testIgnore: '**/clock/**', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'clock',
      testMatch: '**/clock/*.spec.ts',
      workers: 1,
      use: { ...phone, baseURL: `http://127.0.0.1:${clockPort}`, serviceWorkers: 'allow', reuseContext: false },
    },
  ],
  webServer: [server(port, { WEB_TIERS: `hostile=${hostilePort} book=${bookPort}` }), server(clockPort)],
})
