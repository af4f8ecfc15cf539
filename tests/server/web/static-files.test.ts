// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { hasMailbox } from '#server/gateway.ts'
import { createStaticFiles } from '#server/web/static-files.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

const folder = createTemporaryFolder('static')
afterAll(() => rmSync(folder, { recursive: true }))
const root = join(folder, 'client')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(root, 'assets/entry-abc.js'), 'run()')
writeFileSync(join(root, 'assets/entry-abc.js.br'), brotliCompressSync('run()'))
mkdirSync(join(root, '.vite'))
writeFileSync(join(root, '.vite/manifest.json'), '{}')
writeFileSync(join(root, 'app-shell.html'), '<!doctype html>')
writeFileSync(join(root, '../secret.json'), '{}')
const files = createStaticFiles(`${root}/`, { secure: false, tileOrigin: undefined })

test('a hashed file is kept for ever and comes packed to those who ask', async () => {
  const response = await files.request('/assets/entry-abc.js', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('run()')
  const plain = await files.request('/assets/entry-abc.js', { headers: { 'Accept-Encoding': 'br;q=0' } })
  expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, 'run()'])
  const again = await files.request('/assets/entry-abc.js', {
    headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('the app shell has a policy without a nonce', async () => {
  const policy = (await files.request('/app-shell.html')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('nonce')
})

test.each([
  '/../secret.json',
  '/.vite/manifest.json',
  '/%2e%2e/secret.json',
  '/assets//entry-abc.js',
  '/assets/%2fentry-abc.js',
  '/%ff.js',
  '/entry-abc.js.br',
  '/none.js',
])('%s is no file', async (path) => {
  expect((await files.request(`http://ufuk.test${path}`)).status).toBe(404)
})

test.each([
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
  [{ HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://ufuk.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.0.0.1', SMTP_URL: 'smtp://mail' }, false],
])('with %o the mailbox is shown: %s', (environment, shown) => {
  expect(hasMailbox(environment)).toBe(shown)
})

test('what falls through keeps the headers that it sets itself', async () => {
  const app = new Hono()
  app.route('/', files)
  app.get('*', (c) => c.text('a document', 200, { 'Referrer-Policy': 'no-referrer' }))
  expect((await app.request('/auth/reset-password/')).headers.get('Referrer-Policy')).toBe('no-referrer')
  expect((await app.request('/lost.js')).headers.get('Referrer-Policy')).toBe('no-referrer')
  const file = await app.request('/assets/entry-abc.js')
  expect(file.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})
