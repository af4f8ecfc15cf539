/**
 * Routes for the hotel pick-up of an activity and for position sharing. GET returns the pick-up, POST shares the
 * traveller's position with the organiser, and DELETE stops the sharing. For anybody but the buyer, they throw a 404.
 * GET and POST also throw a 404 if the booking is not a valid ticket.
 */
import { wirePickUp } from '#server/api/activity/pick-up.ts'
import { isAhead, sharePosition, stopSharing } from '#server/api/activity/tracking.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import { findBooking } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { refusal } from '#server/http/api-error.ts'
import { languageOf, pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { travellerOf } from '#server/http/traveller.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

const unknown = (c: ApiContext) => refusal(404, 'session_unique', 'sessionUnknown', languageOf(c))

/** Returns the requester's own activity booking in any state. Throws a 404 for any other booking. */
async function ownBooking({ db }: GatewayDeps, c: ApiContext, param: string): Promise<BookingRow> {
  const booking = await findBooking(db.orm, pathParam(c, param))
  if (booking?.product !== 'activity' || !isBuyer(travellerOf(c), booking)) throw unknown(c)
  return booking
}

/** Returns the requester's own activity ticket. Throws a 404 for any other booking. */
async function ownTicket(deps: GatewayDeps, c: ApiContext, param: string): Promise<BookingRow> {
  const booking = await ownBooking(deps, c, param)
  if (booking.status !== 'ticketed') throw unknown(c)
  return booking
}

export function operationRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/activity-transfer/operation/:session_unique/', async (c) => {
    const language = languageOf(c)
    const found = await wirePickUp(deps, await ownTicket(deps, c, 'session_unique'), language)
    if (!found) throw refusal(404, 'session_unique', 'notFound', language)
    return c.json(found)
  })

  const tracking = '/activity-transfer/operation/location/tracking/:booking/'
  route('POST', tracking, async (c) => {
    await limitRate(deps, c, 'select')
    const booking = await ownTicket(deps, c, 'booking')
    if (!isAhead(booking, deps.clock.now())) throw refusal(404, 'booking', 'notFound', languageOf(c))
    return c.json(await sharePosition(deps, c, booking))
  })

  // The DELETE route, which stops the sharing of the traveller's position, is an extension of this gateway. Other
  // backends need not have it.
  route('DELETE', tracking, async (c) => {
    await stopSharing(deps.db.orm, [(await ownBooking(deps, c, 'booking')).id])
    return c.body(null, 204)
  })
}
