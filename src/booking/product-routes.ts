/** Creates the routes that every product has, from search to ticket. The product supplies the parts that differ. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { AnyBooking, BookingProduct, ProductTexts } from '#booking/booking-product.ts'
import { background, gate, type Load, resource, screen, type Without } from '#booking/route-kinds.ts'
import type { StartSaved } from '#booking/search/search-gate.ts'
import type { EventsOf } from '#booking/ticket/ticket-calendar.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/** What a product supplies for its routes. Each part is imported only when a route needs it. */
interface ProductParts<Booking extends AnyBooking> {
  /** The product's own screens: results, payment and ticket. */
  search: Load
  payment: Load
  ticket: Load
  /** Loader of the place popup in the product's search form. */
  places: Load
  /** Loads the `BookingProduct`, which shared screens and actions use. */
  product: () => Promise<BookingProduct<Booking>>
  texts: () => Promise<ProductTexts>
  searchFromOption: () => Promise<StartSaved>
  calendarEvents: () => Promise<EventsOf<Booking>>
}

/**
 * Result of the payment status route if the route's module can't be loaded: `info` is null, so the outcome of the
 * payment is unknown. There is one exception: if the URL has the parameter `leave`, the route does not return a result
 * but redirects. It can't redirect without its module, so the error is thrown, and the error page appears.
 */
const noStatus: Without = (error, { request }) => {
  if (request.url.includes('&leave=')) throw error
  return { info: null }
}

/**
 * Creates the route of a screen that is implemented once for all products. `modules` are the paths below `src/` of the
 * modules that the screen needs; a server-rendered page loads their files.
 */
function sharedScreen(id: string, path: string, load: Load, modules: readonly string[]): RouteObject {
  return { ...screen(id, path, load), handle: { modules } }
}

/** Creates the route that loads a product's day prices in the background, for products that have them. */
export const dayPricesRoute = (name: ProductName): RouteObject =>
  background(`${name}/calendar-route`, `/${name}/calendar`, () =>
    import('#booking/day-prices/day-prices-route.ts').then((code) => ({
      loader: (args: LoaderFunctionArgs) => code.loadDayPrices(name, args),
    })),
  )

export function productRoutes<Booking extends AnyBooking>(
  name: ProductName,
  parts: ProductParts<Booking>,
): RouteObject[] {
  const payment = `${name}/payment/`
  const ticket = `/${name}/booking/detail/:session_unique`
  const { sharedSearch, places } = ownAddresses[name]
  const own = [`${name}/${name}-product`, `${name}/${name}-texts`]
  const passGate: Load = async () => {
    const [code, start] = await Promise.all([import('#booking/search/search-gate.ts'), parts.searchFromOption()])
    return { loader: (args: LoaderFunctionArgs) => code.passGate(name, start, args) }
  }
  const status: Load = async () => {
    const [code, product] = await Promise.all([import('#booking/payment/status-route.ts'), parts.product()])
    return code.statusRoute(product)
  }
  const draft: Load = async () => {
    const [code, product] = await Promise.all([import('#booking/payment/draft-route.ts'), parts.product()])
    return code.draftRoute(product)
  }
  const calendar: Load = async () => {
    const asked = [import('#booking/ticket/ticket-calendar.ts'), parts.product(), parts.calendarEvents()] as const
    const [code, product, events] = await Promise.all(asked)
    return { loader: (args: LoaderFunctionArgs) => code.ticketCalendar(args, product, events) }
  }
  const priceAlert: Load = async () => {
    const asked = [import('#booking/price-alert/price-alert-route.tsx'), parts.product(), parts.texts()] as const
    const [code, product, texts] = await Promise.all(asked)
    return code.priceAlertRoute(product, texts.priceAlert)
  }
  const checkPnr: Load = async () => {
    const asked = [import('#booking/check-pnr/check-pnr-route.tsx'), parts.product(), parts.texts()] as const
    const [code, product, texts] = await Promise.all(asked)
    return code.checkPnrRoute(product, texts.checkPnr)
  }
  return [
    screen(`${name}/search/search-route`, `/${name}/search`, parts.search),
    gate(`${name}/search/search-gate-route`, `/${name}/search-gate/:option_id`, passGate),
    gate(`${name}/search/share-route`, `${sharedSearch}/:option_id`, passGate),
    background(`${places.slice(1, -1)}-route`, places, parts.places),
    sharedScreen(`${name}/price-alert/price-alert-route`, `/${name}/price-alert`, priceAlert, [
      'booking/price-alert/price-alert-route',
      ...own,
    ]),
    screen(`${payment}payment-route`, `/${name}/payment`, parts.payment),
    background(`${payment}status-route`, `/${payment}status`, status, noStatus),
    background(`${payment}draft-route`, `/${payment}draft`, draft),
    sharedScreen(`${name}/check-pnr/check-pnr-route`, `/${name}/check-pnr`, checkPnr, [
      'booking/check-pnr/check-pnr-route',
      ...own,
    ]),
    screen(`${name}/booking/detail-route`, ticket, parts.ticket),
    resource(`${name}/booking/calendar-route`, `${ticket}/calendar.ics`, calendar),
  ]
}
