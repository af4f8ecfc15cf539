// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockFrom } from '#server/clock.ts'
import { parseEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import { type RunningServer, serve } from '#server/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'ufuk-serve-'))
let server: RunningServer

beforeAll(async () => {
  const environment = parseEnvironment({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
  if ('problems' in environment) throw new Error(environment.problems.join('; '))
  server = await serve({ environment, clock: clockFrom(() => new Date()), log: createLog('error') })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an idle connection is kept longer than those who reuse it keep theirs', async () => {
  const { headers } = await fetch(`${server.origin}/healthz`)
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(60)
})
