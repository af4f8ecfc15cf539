/** Payment, booking, PNR lookup and price alerts: the same calls under every product's own path. */
import type { BookingInfo } from '#contract/booking.ts'
import { headerNames } from '#contract/headers.ts'
import { beforePayment } from '#server/api/booking/before-payment.ts'
import { bookingState } from '#server/api/booking/booking-state.ts'
import { findBooking, type BookingRow } from '#server/api/booking/booking-store.ts'
import { checkPnr, parsePnrForm } from '#server/api/booking/check-pnr.ts'
import { nestedBody } from '#server/api/booking/payment-body.ts'
import { createPriceAlert } from '#server/api/booking/price-alert.ts'
import type { ProductName } from '#server/api/booking/product.ts'
import {
  findAnySession,
  sessionParam,
  sessionUnknown,
  type SearchSession,
} from '#server/api/booking/search-sessions.ts'
import { sendPayment } from '#server/api/booking/send-payment.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { limitRate, limitSubject } from '#server/api/rate-limit.ts'
import { languageOf, pathParam, type ApiContext } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'
import { refreshPayment } from '#server/payment/open-charge.ts'

/** The booking of a session of the product, or of any, with its payment brought up to date. 404 where nothing was selected. */
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

/** The search that a payment call names, if it still is kept. 404 where neither it nor a booking of it is the product's. */
async function payingSession(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product: ProductName | undefined,
): Promise<SearchSession | undefined> {
  const session = await findAnySession(deps, sessionUnique)
  const own = session?.product ?? (await findBooking(deps.db.orm, sessionUnique))?.product
  if (!own || (product && own !== product)) throw sessionUnknown(c)
  return session
}

/** before-payment: GET, or POST with nothing but the session (readings 41). */
export async function paymentCheck(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product?: ProductName,
): Promise<Response> {
  const session = await payingSession(deps, c, sessionUnique, product)
  return c.json(await beforePayment(deps, sessionUnique, session, languageOf(c)))
}

/** send-payment. */
export async function paymentSend(deps: GatewayDeps, c: ApiContext, product?: ProductName): Promise<Response> {
  const body = nestedBody(c.get('body'))
  const sessionUnique = sessionParam(c, body)
  if (Object.keys(body).length === 1) return paymentCheck(deps, c, sessionUnique, product)
  await limitRate(deps, c, 'payment')
  const session = await payingSession(deps, c, sessionUnique, product)
  const key = c.req.header(headerNames.idempotencyKey)
  return c.json(
    await sendPayment(deps, { sessionUnique, session, body, key, userId: c.get('user')?.id, language: languageOf(c) }),
  )
}

export async function bookingInfo(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  product?: ProductName,
): Promise<Response> {
  const booking = await freshBooking(deps, c, sessionUnique, product)
  const info: BookingInfo = {
    do_reservation: booking.status === 'ticketed' || booking.status === 'issuing',
    finish_page_showed: booking.finishPageShown,
    state: bookingState(booking, deps.clock.now()),
  }
  return c.json(info)
}

/** The calls of one product, under /api/{its name}/. */
export function bookingRoutes(route: Router, deps: GatewayDeps, product: ProductName): void {
  const payment = `/${product}/gateway/payment/` as const
  route('GET', payment, (c) => paymentCheck(deps, c, sessionParam(c, c.req.query()), product))
  route('POST', payment, (c) => paymentSend(deps, c, product))

  route('GET', `/${product}/booking/info/:session_unique/`, (c) =>
    bookingInfo(deps, c, pathParam(c, 'session_unique'), product),
  )

  route('GET', `/${product}/booking/:session_unique/`, async (c) => {
    const booking = await freshBooking(deps, c, pathParam(c, 'session_unique'), product)
    return c.json(await deps.products[product].view(deps, booking, languageOf(c)))
  })

  route('POST', `/${product}/check-pnr/`, async (c) => {
    await limitRate(deps, c, 'check-pnr')
    const form = parsePnrForm(c.get('body'), languageOf(c))
    await limitSubject(deps, c, 'check-pnr', form.pnr)
    return c.json(await checkPnr(deps, product, form, languageOf(c)))
  })

  route('POST', `/${product}/info/price-alert/`, async (c) => {
    await limitRate(deps, c, 'price-alert')
    return c.json(await createPriceAlert(deps, product, c.get('body'), c.get('user')?.id ?? null, languageOf(c)))
  })
}
