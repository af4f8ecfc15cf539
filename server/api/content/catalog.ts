/** Serves translation catalogues, each of which is compressed once. */
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { refusal } from '#server/http/api-error.ts'
import { preferredEncoding } from '#server/http/content-encoding.ts'
import type { CatalogSource } from '#server/parts/deps.ts'
import { publicJson } from '#server/http/public-json.ts'
import { languageOf, pathParam } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'

const brotli = promisify(brotliCompress)
const tenMinutes = 600
const year = 365 * 24 * 60 * 60

export function catalogRoute(route: Router, { catalogs }: { catalogs: CatalogSource }): void {
  /**
   * Compressed message catalogues by catalogue object. A new build of the app makes new catalogue objects, so its
   * catalogues are compressed anew.
   */
  const packed = new WeakMap<object, Promise<Buffer>>()
  route('GET', '/i18n/catalog/f7/:language/', async (c) => {
    const language = pathParam(c, 'language')
    const catalog = catalogs.get(language)
    if (!catalog) throw refusal(404, 'detail', 'notFound', languageOf(c))
    // The content of a URL with the catalogue's version never changes, so it is cached for a year.
    const named = c.req.query('v') === catalog.version
    const answer = publicJson(c, { language, ...catalog }, named ? year : tenMinutes)
    if (named) answer.headers.append('Cache-Control', 'immutable')
    answer.headers.append('Vary', 'Accept-Encoding')
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'), ['br', 'gzip'])
    if (answer.status !== 200 || encoding !== 'br') return answer
    let body = packed.get(catalog)
    if (!body) packed.set(catalog, (body = answer.arrayBuffer().then((bytes) => brotli(Buffer.from(bytes)))))
    answer.headers.set('Content-Encoding', 'br')
    return new Response(new Uint8Array(await body), answer)
  })
}
