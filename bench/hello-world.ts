/** The baseline of the home screen's script size: react-dom and react-router with one route, built by the same Vite. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const source = `
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
const router = createBrowserRouter([{ path: '/', Component: () => createElement('h1', null, 'Merhaba') }])
hydrateRoot(document, createElement(RouterProvider, { router }))
`

/** Bytes of the hello-world's scripts with Brotli. */
export async function measureHelloWorld(): Promise<number> {
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
    return readdirSync(assets).reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length,
      0,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
