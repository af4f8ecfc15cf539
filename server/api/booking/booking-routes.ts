/** Payment, booking, PNR lookup and price alerts. */
import type { BookingInfo } from '#contract/booking.ts'
import { headerNames } from '#contract/headers.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { beforePayment } from '#server/api/flight/before-payment.ts'
import { bookingState } from '#server/api/flight/booking-state.ts'
import { findBooking, type BookingRow } from '#server/api/flight/booking-store.ts'
import { bookingView } from '#server/api/flight/booking-view.ts'
import { checkPnr, parsePnrForm } from '#server/api/flight/check-pnr.ts'
import { nestedBody } from '#server/api/flight/payment-form.ts'
import { moneyText } from '#server/api/flight/policies.ts'
import { createPriceAlert } from '#server/api/flight/price-alert.ts'
import { sessionParam } from '#server/api/flight/search-routes.ts'
import { findSession, sessionUnknown } from '#server/api/flight/search-sessions.ts'
import { sendPayment } from '#server/api/flight/send-payment.ts'
import { lira } from '#server/api/flight/wire-itinerary.ts'
import { limitRate, limitSubject } from '#server/api/rate-limit.ts'
import { languageOf, pathParam, requireUser, type ApiContext } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'
import { usableCoupons, usableMoneyPoints } from '#server/payment/discounts.ts'
import { refreshPayment } from '#server/payment/open-charge.ts'

/** The booking of a session with its payment brought up to date. 404 where nothing was selected. */
async function freshBooking(deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<BookingRow> {
  const found = await findBooking(deps.db.orm, sessionUnique)
  if (!found) throw sessionUnknown(c)
  await refreshPayment(deps, found.id)
  return (await findBooking(deps.db.orm, sessionUnique)) ?? found
}

/** The session must be the user's own or a guest's: what belongs to a user is not offered on a stranger's booking. */
async function ownBooking(deps: GatewayDeps, c: ApiContext, userId: number): Promise<void> {
  const booking = await findBooking(deps.db.orm, pathParam(c, 'session_unique'))
  if (!booking || (booking.userId !== null && booking.userId !== userId)) throw sessionUnknown(c)
}

export async function paymentCheck(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  const sessionUnique = sessionParam(c, c.req.query())
  const session = await findSession(deps, sessionUnique)
  if (!session && !(await findBooking(deps.db.orm, sessionUnique))) throw sessionUnknown(c)
  return c.json(await beforePayment(deps, sessionUnique, session, languageOf(c)))
}

export async function paymentSend(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  await limitRate(deps, c, 'payment')
  const body = c.get('body')
  const sessionUnique = sessionParam(c, nestedBody(body))
  const session = await findSession(deps, sessionUnique)
  if (!session && !(await findBooking(deps.db.orm, sessionUnique))) throw sessionUnknown(c)
  const key = c.req.header(headerNames.idempotencyKey)
  return c.json(
    await sendPayment(deps, { sessionUnique, session, body, key, userId: c.get('user')?.id, language: languageOf(c) }),
  )
}

export async function bookingInfo(deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<Response> {
  const booking = await freshBooking(deps, c, sessionUnique)
  const info: BookingInfo = {
    do_reservation: booking.status === 'ticketed' || booking.status === 'issuing',
    finish_page_showed: booking.finishPageShown,
    state: bookingState(booking, deps.clock.now()),
  }
  return c.json(info)
}

export function bookingRoutes(route: Router, deps: GatewayDeps): void {
  const { db, clock } = deps

  route('GET', '/flight/gateway/payment/', (c) => paymentCheck(deps, c))
  route('POST', '/flight/gateway/payment/', (c) => paymentSend(deps, c))
  route('GET', '/flight/booking/info/:session_unique/', (c) => bookingInfo(deps, c, pathParam(c, 'session_unique')))

  route('GET', '/flight/booking/usable-coupons/:session_unique/', async (c) => {
    const { id } = requireUser(c)
    await ownBooking(deps, c, id)
    const rows = await usableCoupons(db.orm, id, clock.today())
    return c.json({ results: rows.map((row) => ({ ...row, value: lira(row.value) })) })
  })

  route('GET', '/flight/booking/usable-moneypoints/:session_unique/', async (c) => {
    const { id } = requireUser(c)
    await ownBooking(deps, c, id)
    const rows = await usableMoneyPoints(db.orm, id)
    return c.json({
      results: rows.map((row) => ({ id: row.id, value: lira(row.value), display: `${moneyText(row.value)} TL` })),
    })
  })

  route('GET', '/flight/booking/:session_unique/', async (c) => {
    const booking = await freshBooking(deps, c, pathParam(c, 'session_unique'))
    return c.json(await bookingView(deps, booking, languageOf(c)))
  })

  route('POST', '/flight/check-pnr/', async (c) => {
    await limitRate(deps, c, 'check-pnr')
    const form = parsePnrForm(c.get('body'), languageOf(c))
    await limitSubject(deps, c, 'check-pnr', form.pnr)
    return c.json(await checkPnr(deps, form, languageOf(c)))
  })

  route('POST', '/flight/info/price-alert/', async (c) => {
    await limitRate(deps, c, 'price-alert')
    return c.json(await createPriceAlert(deps, c.get('body'), c.get('user')?.id ?? null, languageOf(c)))
  })
}
