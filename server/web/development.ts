/** Serves the app with hot reload: Vite as middleware, which loads the server entry on every request. */
import { createServer } from 'vite'
import type { DocumentRenderer } from '#server/web/documents.ts'
import type { Tags } from '#server/web/assets.ts'

/**
 * Returns what the server needs during development: Vite's middleware, the renderer of pages, the script tags of a
 * page, and a function that closes Vite.
 */
export async function createDevelopment(port: number) {
  // The port of the hot-reload socket is 20,000 above the server's port, so that two servers can run at once.
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { port: port + 20_000 } } })
  const refresh = `import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;`
  const tags: Tags = (_routes, nonce) => ({
    head: '',
    body:
      `<script type="module" nonce="${nonce}">${refresh}</script><script type="module" src="/@vite/client" nonce="${nonce}"></script>` +
      `<script type="module" src="/src/entry.client.tsx" nonce="${nonce}"></script>`,
  })
  return {
    middlewares: vite.middlewares,
    tags,
    renderer: () => vite.ssrLoadModule('/src/entry.server.tsx') as Promise<DocumentRenderer>,
    close: () => vite.close(),
  }
}
