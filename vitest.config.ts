import { availableParallelism } from 'node:os'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const races = 'tests/server/races/**/*.test.ts'
/** These replace modules or the network of the process. */
const alone = ['tests/faults/**/*.test.ts', 'tests/server/web/proxy.test.ts', 'tests/src/api/client.test.ts']

export default defineConfig({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.ts', 'tests/support/seeded-properties.ts'],
    // Ceilings for a machine that stalls; nothing waits for them where it answers.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    maxWorkers: availableParallelism(),
    // Test files of a worker share their modules: loading them anew for each file takes more time than the tests.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'code', include: ['tests/**/*.test.{ts,tsx}'], exclude: [races, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      // A real PostgreSQL server, which the other tests do without. The files replace parts of its driver.
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
