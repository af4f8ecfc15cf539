/**
 * Routes for content that is the same for all users. Clients may cache the replies and revalidate them by ETag. Also
 * adds the route of the contact form.
 */
import { refusal } from '#server/http/api-error.ts'
import { appInfo } from '#server/api/content/app-info.ts'
import { catalogRoute } from '#server/api/content/catalog.ts'
import { branches } from '#server/content/branches.ts'
import { contactRoutes } from '#server/api/content/contact.ts'
import { corporatePages } from '#server/content/corporate.ts'
import { countries } from '#server/content/countries.ts'
import { currency } from '#server/content/currencies.ts'
import { faqs } from '#server/content/faqs.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { languageOf, pathParam } from '#server/http/request-context.ts'
import { popularAirports } from '#server/api/content/popular-airports.ts'
import type { Router } from '#server/http/router.ts'
import { publicJson } from '#server/http/public-json.ts'

const minute = 60
const day = 24 * 60 * minute

export function contentRoutes(route: Router, deps: GatewayDeps): void {
  const popular = popularAirports(deps)
  route('GET', '/mobile/info/', async (c) => {
    return publicJson(c, appInfo(deps, await popular(), languageOf(c)), minute)
  })

  catalogRoute(route, deps)

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
