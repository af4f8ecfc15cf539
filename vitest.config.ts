import { availableParallelism } from 'node:os'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const races = 'tests/server/races/**/*.test.ts'
/** Test files that replace modules or the network of their process, and so need a worker of their own. */
const alone = ['tests/faults/**/*.test.ts', 'tests/server/web/proxy.test.ts', 'tests/src/api/client.test.ts']

export default defineConfig({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.ts', 'tests/support/seeded-properties.ts'],
    // Upper limits for slow machines; they do not slow down fast ones.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    maxWorkers: availableParallelism(),
    // The test files of a worker share their modules: loading them for each file takes longer than the tests.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'code', include: ['tests/**/*.test.{ts,tsx}'], exclude: [races, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      // Race tests use a real PostgreSQL server and replace parts of its driver; the other tests use PGlite.
      {
        extends: true,
        test: {
          name: 'races',
          include: [races],
          isolate: true,
          globalSetup: ['tests/server/support/shared-postgres.ts'],
        },
      },
    ],
  },
})
