/** The kinds of route, and the routes that every product has. A route's id is its module's path below `src/`. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

export type Load = NonNullable<Extract<RouteObject['lazy'], (...args: never[]) => unknown>>

export function screen(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load }
}

/** A route without a screen: its answer is data or a redirect. */
export function resource(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load, handle: { resource: true } }
}

/**
 * A resource that screens ask for by themselves: nobody waits for its answer, so where its code can't be fetched that is
 * null, or what `without` says, and the next question fetches it again. None is loaded anew by itself.
 */
export function background(id: string, path: string, load: Load, without: Without = () => null): RouteObject {
  const answer = (kind: 'loader' | 'action') => async (args: LoaderFunctionArgs) => {
    const code = await load().catch((error: unknown) => ({ [kind]: () => without(error, args) }))
    const handler = code[kind]
    return typeof handler === 'function' ? handler(args) : null
  }
  return {
    id,
    path,
    loader: answer('loader'),
    action: answer('action'),
    shouldRevalidate: () => false,
    handle: { resource: true },
  }
}

type Without = (error: unknown, args: LoaderFunctionArgs) => unknown

/** What became of a payment is not known then; who is on the way out by this address has to be led there. */
const noStatus: Without = (error, { request }) => {
  if (request.url.includes('&leave=')) throw error
  return { info: null }
}

/** A route that leads on and shows nothing itself, unless it can't: then what went wrong is a page, not data. */
export const gate = screen

/** The modules of a product's routes. */
export interface ProductModules {
  search: Load
  searchGate: Load
  share: Load
  priceAlert: Load
  payment: Load
  status: Load
  draft: Load
  checkPnr: Load
  ticket: Load
  calendar: Load
}

/** The routes of a product, from its search to its ticket. */
export function productRoutes(product: ProductName, load: ProductModules): RouteObject[] {
  const payment = `${product}/payment/`
  const ticket = `/${product}/booking/detail/:session_unique`
  return [
    screen(`${product}/search/search-route`, `/${product}/search`, load.search),
    gate(`${product}/search/search-gate-route`, `/${product}/search-gate/:option_id`, load.searchGate),
    gate(`${product}/search/share-route`, `${ownAddresses[product].sharedSearch}/:id`, load.share),
    screen(`${product}/price-alert/price-alert-route`, `/${product}/price-alert`, load.priceAlert),
    screen(`${payment}payment-route`, `/${product}/payment`, load.payment),
    background(`${payment}status-route`, `/${payment}status`, load.status, noStatus),
    background(`${payment}draft-route`, `/${payment}draft`, load.draft),
    screen(`${product}/check-pnr/check-pnr-route`, `/${product}/check-pnr`, load.checkPnr),
    screen(`${product}/booking/detail-route`, ticket, load.ticket),
    resource(`${product}/booking/calendar-route`, `${ticket}/calendar.ics`, load.calendar),
  ]
}
