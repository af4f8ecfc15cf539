import { availableParallelism } from 'node:os'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const races = 'tests/server/races/**/*.test.ts'

export default defineConfig({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'code', include: ['tests/**/*.test.{ts,tsx}'], exclude: [races] } },
      // Race tests use a real PostgreSQL server; the other tests do without it.
      {
        extends: true,
        test: { name: 'races', include: [races], globalSetup: ['tests/server/support/shared-postgres.ts'] },
      },
    ],
  },
})
