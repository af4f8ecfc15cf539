/**
 * Routes for payment, booking, cancellation, PNR lookup and price alerts: the same for every product, below the
 * product's own path.
 */
import type { BookingInfo } from '#contract/booking.ts'
import { headerNames } from '#contract/headers.ts'
import { beforePayment } from '#server/api/booking/before-payment.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { findBooking } from '#server/booking/booking-store.ts'
import { lastPayment } from '#server/booking/charges.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { travellerOf } from '#server/http/traveller.ts'
import { cancelBooking } from '#server/api/booking/cancel.ts'
import { checkPnr, parsePnrForm } from '#server/api/booking/check-pnr.ts'
import { discountRoutes } from '#server/api/booking/discount-routes.ts'
import { nestedBody } from '#server/api/booking/payment-body.ts'
import { createPriceAlert, watchedSearch } from '#server/api/booking/price-alert.ts'
import type { ProductName } from '#contract/products.ts'
import { releaseSelection } from '#server/api/booking/release-selection.ts'
import {
  findAnySession,
  sessionParam,
  sessionUnknown,
  type SearchSession,
} from '#server/api/booking/search-sessions.ts'
import { sendPayment } from '#server/api/booking/send-payment.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { forgiveSubject, limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { languageOf, pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { refreshPayment } from '#server/payment/open-charge.ts'

/**
 * Returns the booking with this key, after refreshing its payment state from the bank. Throws a 404 for an unknown key
 * or, if `product` is given, for a booking of another product.
 */
export async function freshBooking(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product?: ProductName,
): Promise<BookingRow> {
  const found = await findBooking(deps.db.orm, sessionUnique)
  if (!found || (product && found.product !== product)) throw sessionUnknown(c)
  await refreshPayment(deps, found.id)
  return (await findBooking(deps.db.orm, sessionUnique)) ?? found
}

/**
 * Returns the search session of a payment request. If the request's key belongs to a booking, this is the session in
 * which the booking was selected; otherwise it is the session with that key. Returns undefined if the session was
 * deleted. Throws a 404 if the key is unknown or belongs to another product.
 */
async function payingSession(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product: ProductName | undefined,
): Promise<SearchSession | undefined> {
  const booking = await findBooking(deps.db.orm, sessionUnique)
  const session = await findAnySession(deps, booking ? (booking.searchSession ?? '') : sessionUnique)
  const own = booking?.product ?? session?.product
  if (!own || (product && own !== product)) throw sessionUnknown(c)
  return session
}

/**
 * Answers the call `before-payment`: a GET, or a POST whose body has only the field `session_unique`
 * (docs/product/booking.md#payment).
 */
export async function paymentCheck(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product?: ProductName,
): Promise<Response> {
  const session = await payingSession(deps, c, sessionUnique, product)
  return c.json(await beforePayment(deps, sessionUnique, session, languageOf(c)))
}

export async function paymentSend(deps: GatewayDeps, c: ApiContext, product?: ProductName): Promise<Response> {
  const body = nestedBody(c.get('body'))
  const sessionUnique = sessionParam(c, body)
  if (Object.keys(body).length === 1) return paymentCheck(deps, c, sessionUnique, product)
  await limitRate(deps, c, 'payment')
  const session = await payingSession(deps, c, sessionUnique, product)
  const key = c.req.header(headerNames.idempotencyKey)
  const limitMail = async (email: string) => {
    await limitRate(deps, c, 'reserve')
    await limitSubject(deps, c, 'reserve', email.toLowerCase())
  }
  const [traveller, language] = [travellerOf(c), languageOf(c)]
  return c.json(await sendPayment(deps, { sessionUnique, session, body, key, traveller, language, limitMail }))
}

export async function bookingInfo(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product?: ProductName,
): Promise<Response> {
  const booking = await freshBooking(deps, c, sessionUnique, product)
  const info: BookingInfo = {
    do_reservation: booking.status === 'ticketed' || booking.status === 'issuing' || booking.status === 'reserved',
    finish_page_showed: booking.finishPageShown,
    state: bookingState(booking, deps.clock.now()),
    ...(booking.status === 'reserved' && { last_payment: await lastPayment(deps.db.orm, booking.id) }),
  }
  return c.json(info)
}

/** Adds the booking routes of one product, below /api/{product}/. The product sets the paths of its discount routes. */
export function bookingRoutes(route: Router, deps: GatewayDeps, product: ProductName): void {
  const payment = `/${product}/gateway/payment/` as const
  route('GET', payment, (c) => paymentCheck(deps, c, sessionParam(c, c.req.query()), product))
  route('POST', payment, (c) => paymentSend(deps, c, product))

  // When a traveller leaves the payment for good, releases the units that the selection holds (docs/decisions/0021).
  // This route is an extension of this gateway; other backends need not have it.
  route('POST', `/${product}/gateway/release/`, async (c) => {
    await limitRate(deps, c, 'select')
    await releaseSelection(deps, product, sessionParam(c, c.get('body')), travellerOf(c))
    return c.body(null, 204)
  })

  route('GET', `/${product}/booking/info/:session_unique/`, (c) =>
    bookingInfo(deps, c, pathParam(c, 'session_unique'), product),
  )

  route('GET', `/${product}/booking/:session_unique/`, async (c) => {
    const booking = await freshBooking(deps, c, pathParam(c, 'session_unique'), product)
    return c.json(await deps.products[product].view(deps, booking, languageOf(c), travellerOf(c)))
  })

  const { cancelling, discounts } = deps.products[product]
  if (discounts) discountRoutes(route, deps, discounts)
  if (cancelling)
    route('POST', `/${product}/booking/:session_unique/cancel/`, async (c) => {
      await limitRate(deps, c, 'cancel')
      const booking = await freshBooking(deps, c, pathParam(c, 'session_unique'), product)
      return c.json(await cancelBooking(deps, c, booking, cancelling))
    })

  route('POST', `/${product}/check-pnr/`, async (c) => {
    await limitRate(deps, c, 'check-pnr')
    const form = parsePnrForm(c.get('body'), languageOf(c))
    const counted = await limitSubject(deps, c, 'check-pnr', form.pnr)
    const found = await checkPnr(deps, product, form, languageOf(c))
    await forgiveSubject(deps, counted)
    return c.json(found)
  })

  route('GET', `/${product}/info/price-alert/`, async (c) => {
    await limitRate(deps, c, 'search')
    const userId = c.get('user')?.id ?? null
    return c.json(await watchedSearch(deps, product, c.req.query('option') ?? '', userId, languageOf(c)))
  })

  route('POST', `/${product}/info/price-alert/`, async (c) => {
    await limitRate(deps, c, 'price-alert')
    return c.json(await createPriceAlert(deps, product, c.get('body'), c.get('user')?.id ?? null, languageOf(c)))
  })
}
