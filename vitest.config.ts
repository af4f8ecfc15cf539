import { availableParallelism } from 'node:os'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Tests of the gateway that run on a real PostgreSQL server, which takes half the processor time of PGlite. Other tests
 * that need a database, such as those of migrations, jobs, the whole server, a purchase of every product, and faults,
 * use PGlite, the gateway's default.
 */
const gateway =
  'tests/server/{api,booking,mail,notification,payment,races,reservation,supply,web}/**/!(*purchase).test.{ts,tsx}'
/**
 * Test files that run isolated, each with modules of its own. Some replace modules or the network of their process, and
 * some need modules that no other test has changed. Others mount components with React's client: it must not render the
 * same contexts in one process as React's server renderer, which other tests use.
 */
const alone = [
  'tests/faults/**/*.test.ts',
  'tests/server/account/password.test.ts',
  'tests/server/web/proxy.test.ts',
  'tests/src/api/client.test.ts',
  'tests/src/app/browser-services.test.ts',
  'tests/src/**/use-*.test.tsx',
]

export default defineConfig({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    setupFiles: [
      'tests/support/quiet-console.ts',
      'tests/support/seeded-properties.ts',
      'tests/support/settled-imports.ts',
    ],
    // Time limits for slow machines; they do not slow down fast ones.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The linter checks that each test contains an assertion; this setting fails a test that ran none.
    expect: { requireAssertions: true, poll: { timeout: 60_000, interval: 10 } },
    maxWorkers: availableParallelism(),
    // With a larger young generation (V8's memory for new objects), garbage collection takes 5% less processor time.
    execArgv: ['--max-semi-space-size=64'],
    // The test files of a worker share their modules: loading them for each file takes longer than the tests.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'code', include: ['tests/**/*.test.{ts,tsx}'], exclude: [gateway, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: [gateway],
          exclude: alone,
          globalSetup: ['tests/server/support/shared-postgres.ts'],
        },
      },
    ],
  },
})
