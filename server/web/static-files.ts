/** Serves the browser's built files: hashed ones are immutable, service worker and manifest are always revalidated. */
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type Context, Hono } from 'hono'
import { type ContentEncoding, preferredEncoding } from '#server/http/content-encoding.ts'
import { documentSecurity, pageSecurity } from '#server/web/security-headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

interface StoredFile {
  body: Buffer<ArrayBuffer>
  type: string
  etag: string
  /** Stored encodings of the file, Brotli first. */
  encodings: Map<ContentEncoding, Buffer<ArrayBuffer>>
}

async function readStored(root: string, path: string): Promise<StoredFile | undefined> {
  const file = normalize(join(root, path))
  const type = types[extname(file)]
  if (!file.startsWith(root) || type === undefined) return undefined
  const info = await stat(file).catch(() => undefined)
  if (!info?.isFile()) return undefined
  const encodings = new Map<ContentEncoding, Buffer<ArrayBuffer>>()
  for (const [name, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const packed = await readFile(file + ending).catch(() => undefined)
    if (packed) encodings.set(name, packed)
  }
  return {
    body: await readFile(file),
    type,
    etag: `"${info.size.toString(36)}-${info.mtimeMs.toString(36)}"`,
    encodings,
  }
}

/** Matches paths of pictures that rarely change; browsers cache them for a day. */
const pictures = /^\/(icons|airlines|bus-companies|vehicles|activities|loaders)\//

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (pictures.test(path)) return 'public, max-age=86400'
  return 'no-cache'
}

/** Serves files below `root`; requests for other paths are passed to the next handler. */
export function createStaticFiles(root: string, options: { secure: boolean; tileOrigin: string | undefined }): Hono {
  const app = new Hono()
  const known = new Map<string, Promise<StoredFile | undefined>>()
  app.use('/app-shell.html', documentSecurity({ ...options, outsideBank: true, development: false, nonce: false }))
  const secured = pageSecurity(options.secure)
  app.get('*', async (c, next) => {
    const { path } = c.req
    // Only paths that built files can have are looked up, so that no other path becomes a key of `known`, the cache of
    // files in memory. Files and folders whose names begin with a dot, such as `.vite`, are not served, because only
    // the server uses them.
    if (!/^(\/[\w-][\w.-]*)+\.[a-z]+$/.test(path) || path.includes('..') || /\.(br|gz)$/.test(path)) return next()
    let stored = known.get(path)
    if (!stored) known.set(path, (stored = readStored(root, path)))
    const file = await stored
    if (!file) {
      known.delete(path)
      return next()
    }
    // Sets the security headers only for files: the responses for other paths get their headers from a later handler.
    await secured(c, async () => void (c.res = answer(c, path, file)))
    return c.res
  })
  return app
}

function answer(c: Context, path: string, file: StoredFile): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': cacheControl(path),
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  })
  if (c.req.header('If-None-Match') === file.etag) return new Response(null, { status: 304, headers })
  const encoding = preferredEncoding(c.req.header('Accept-Encoding'), [...file.encodings.keys()])
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(encoding ? file.encodings.get(encoding) : file.body, { headers })
}
