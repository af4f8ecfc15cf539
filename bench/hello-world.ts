/**
 * Builds and serves the app with which the start of a page is compared: a hello-world app of react-dom and react-router
 * with one route, rendered on the server and built by the same Vite.
 */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const source = `
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
const router = createBrowserRouter([{ path: '/', Component: () => createElement('h1', null, 'Merhaba') }])
hydrateRoot(document.getElementById('root'), createElement(RouterProvider, { router }))
`

/** Builds the hello-world app; returns the text of each JavaScript file by name. */
async function buildHelloWorld(): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.hello-'))
  try {
    writeFileSync(join(folder, 'entry.js'), source)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: 'out',
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, 'entry.js') },
      },
    })
    const assets = join(folder, 'out/assets')
    return new Map(readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the number of bytes of the hello-world app's JavaScript, compressed with Brotli. */
export async function measureHelloWorld(): Promise<number> {
  return [...(await buildHelloWorld()).values()].reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
}

/** Returns the HTML of the server-rendered hello-world app. */
const page = (script: string) =>
  '<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Merhaba</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Merhaba">' +
  `<link rel="icon" href="data:,"><script type="module" src="/assets/${script}"></script></head>` +
  '<body><main id="root"><h1>Merhaba</h1></main></body></html>'

/** Serves the hello-world app, compressed, at a free port. */
export async function serveHelloWorld(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const scripts = await buildHelloWorld()
  const [entry = ''] = scripts.keys()
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(page(entry)) }],
    ...[...scripts].map(
      ([name, code]) => [`/assets/${name}`, { type: 'text/javascript', body: brotliCompressSync(code) }] as const,
    ),
  ])
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' }).end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
