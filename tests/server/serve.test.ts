// @vitest-environment node
import { rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clockFrom } from '#server/runtime/clock.ts'
import { parseEnvironment } from '#server/runtime/environment.ts'
import { createLog } from '#server/runtime/log.ts'
import { type RunningServer, serve } from '#server/serve.ts'
import type * as Connections from '#server/web/connections.ts'
import { createTemporaryFolder } from '../../scripts/temporary-folder.ts'

/** Time limits, in milliseconds, that the servers of this file gave to their running requests when they stopped. */
const drainLimits: number[] = []
vi.mock('#server/web/connections.ts', async (load) => {
  const { followConnections } = await load<typeof Connections>()
  return {
    followConnections(...args: Parameters<typeof followConnections>) {
      const connections = followConnections(...args)
      return {
        ...connections,
        drain(limit: number) {
          drainLimits.push(limit)
          return connections.drain(limit)
        },
      }
    },
  }
})

const folder = createTemporaryFolder('serve')
let server: RunningServer

async function start(variables: Record<string, string>): Promise<RunningServer> {
  const environment = parseEnvironment({ PORT: '0', ...variables })
  if ('problems' in environment) throw new Error(environment.problems.join('; '))
  return serve({ environment, clock: clockFrom(() => new Date()), log: createLog('silent') })
}

beforeAll(async () => {
  server = await start({ DATA_DIR: folder })
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

test('a server that stops says first that it is not ready, and that its connections end', async () => {
  const stopping = await start({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:9', DRAIN_SECONDS: '1' })
  expect((await fetch(`${stopping.origin}/readyz`)).status).toBe(200)
  const closed = stopping.close()
  const [ready, alive] = await Promise.all(['readyz', 'healthz'].map((path) => fetch(`${stopping.origin}/${path}`)))
  expect([ready?.status, ready?.headers.get('Connection'), alive?.status]).toEqual([503, 'close', 200])
  await closed
  expect(drainLimits).toEqual([19_000])
  await expect(fetch(`${stopping.origin}/healthz`)).rejects.toThrow('fetch failed')
})

test('answers of the gateway and of another backend are compressed', async () => {
  const text = JSON.stringify({ results: Array(200).fill('Sabiha Gökçen') })
  const backend = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(text)
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const apiOrigin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const before = await start({ DATA_DIR: folder, API_ORIGIN: apiOrigin })
  for (const { origin } of [server, before]) {
    const { headers } = await fetch(`${origin}/api/countries/`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(headers.get('Content-Encoding')).toBe('gzip')
    expect(headers.get('Vary')).toMatch(/Accept-Encoding/)
  }
  expect(await (await fetch(`${before.origin}/api/countries/`)).text()).toBe(text)
  const countries = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const reply = await fetch(`${server.origin}/api/countries/`, { headers: { 'Accept-Encoding': encoding } })
      return [reply.headers.get('Content-Encoding'), await reply.text()]
    }),
  )
  expect(countries).toEqual(['br', 'gzip', null].map((encoding) => [encoding, countries[2]?.[1]]))
  await before.close()
  await new Promise((resolve) => backend.close(resolve))
})

test('data, health checks and refusals carry nosniff, and HSTS where travellers come by https', async () => {
  const secure = await start({
    DATA_DIR: folder,
    API_ORIGIN: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: 'https://ufuk.example',
  })
  const headersOf = async (origin: string, path: string) => {
    const { headers } = await fetch(origin + path)
    return [headers.get('X-Content-Type-Options'), headers.get('Strict-Transport-Security')]
  }
  const hsts = 'max-age=31536000; includeSubDomains'
  for (const path of ['/api/mobile/info/', '/api/nothing/', '/readyz', '/robots.txt', '/.vite/manifest.json']) {
    expect([path, ...(await headersOf(server.origin, path))]).toEqual([path, 'nosniff', null])
    expect([path, ...(await headersOf(`http://127.0.0.1:${secure.port}`, path))]).toEqual([path, 'nosniff', hsts])
  }
  await secure.close()
})

test('the mailbox answers the host that it was started for, and no other name that leads here', async () => {
  const { port } = server
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/mailbox/', headers: { Host: host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(200)
  expect(await statusFor(`localhost:${port}`)).toBe(200)
  expect(await statusFor('evil.example')).toBe(404)
  expect(await statusFor(`127.0.0.1.evil.example:${port}`)).toBe(404)
})
