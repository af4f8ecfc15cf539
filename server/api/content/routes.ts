/** What is the same for everybody: may be kept for a while and checked by its ETag. */
import { refusal } from '#server/api/api-error.ts'
import { appInfo } from '#server/api/content/app-info.ts'
import { branches } from '#server/api/content/branches.ts'
import { contactRoutes } from '#server/api/content/contact.ts'
import { corporatePages } from '#server/api/content/corporate.ts'
import { countries } from '#server/api/content/countries.ts'
import { currency } from '#server/api/content/currencies.ts'
import { faqs } from '#server/api/content/faqs.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { languageOf, pathParam, type ApiContext } from '#server/api/request-context.ts'
import { popularAirports } from '#server/api/content/popular-airports.ts'
import type { Router } from '#server/api/router.ts'
import { sha256 } from '#server/db/random-token.ts'

/** A reply that caches may keep for `maxAge` seconds; 304 where the asker has it already. */
export function publicJson(c: ApiContext, value: unknown, maxAge: number): Response {
  const body = JSON.stringify(value)
  const tag = `"${sha256(body).slice(0, 27)}"`
  c.header('Cache-Control', `public, max-age=${maxAge}`)
  c.header('Vary', 'X-User-Info')
  c.header('ETag', tag)
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  if (known.includes(tag)) return c.body(null, 304)
  return c.body(body, 200, { 'Content-Type': 'application/json' })
}

const minute = 60
const day = 24 * 60 * minute

export function contentRoutes(route: Router, deps: GatewayDeps): void {
  const popular = popularAirports(deps)
  route('GET', '/mobile/info/', async (c) => {
    return publicJson(c, appInfo(deps, await popular(), languageOf(c)), minute)
  })

  route('GET', '/i18n/catalog/f7/:language/', (c) => {
    const language = pathParam(c, 'language')
    const catalog = deps.catalogs.get(language)
    if (!catalog) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return publicJson(c, { language, ...catalog }, 10 * minute)
  })

  route('GET', '/countries/', (c) => {
    const size = Number(c.req.query('page_size') ?? 1000)
    const list = countries(languageOf(c))
    return publicJson(c, { results: Number.isInteger(size) && size > 0 ? list.slice(0, size) : list }, day)
  })

  route('GET', '/currency/:code/', (c) => {
    const found = currency(pathParam(c, 'code').toUpperCase(), languageOf(c))
    if (!found) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return publicJson(c, found, 10 * minute)
  })

  route('GET', '/content/corporate/', (c) => publicJson(c, { results: corporatePages(languageOf(c)) }, 10 * minute))

  route('GET', '/faqs/', (c) => publicJson(c, { results: faqs(languageOf(c)) }, 10 * minute))

  route('GET', '/branches/', (c) => publicJson(c, { results: branches(languageOf(c)) }, 10 * minute))

  contactRoutes(route, deps)
}
