/** POST select: makes or replaces the unpaid booking of a session and holds its seats. */
import { eq } from 'drizzle-orm'
import type { SelectReply } from '#contract/booking.ts'
import type { FlightSelectForm } from '#contract/flight-results.ts'
import { ApiFailure } from '#server/api/api-error.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { findBooking, lockBooking } from '#server/api/flight/booking-store.ts'
import { canReturnWith, offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import {
  claimsOf,
  holdMinutes,
  isSoldOut,
  recordedSeats,
  recordSeats,
  releaseExpiredHolds,
  swapSeats,
} from '#server/api/flight/seat-holds.ts'
import { isDomestic, isPackaged, supplyQuery } from '#server/api/flight/search-query.ts'
import type { SearchSession } from '#server/api/flight/search-sessions.ts'
import { snapshotTotal, type Snapshot } from '#server/api/flight/snapshot.ts'
import { minutesAfter } from '#server/api/instants.ts'
import { message, ruleMessage, type MessageKey } from '#server/api/messages.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { liveCharge } from '#server/payment/charges.ts'
import { clearOpenCharge, needsResearch, settledObstacle } from '#server/payment/open-charge.ts'
import type { Fare, Itinerary } from '#server/supply/flight-supply.ts'

interface Asked {
  session: SearchSession
  /** Itinerary keys, one list per product. */
  keys: string[][]
  form: FlightSelectForm
  language: string
  userId: number | null
}

const refused = (key: MessageKey, language: string, research: boolean): SelectReply => ({
  status: false,
  research,
  message: message(key, language),
})

/** Selects; what can't be selected is answered with the reason, not thrown. */
export async function selectFlights(deps: GatewayDeps, asked: Asked): Promise<SelectReply> {
  const { session, language } = asked
  if (session.expired) return refused('searchExpired', language, true)
  const existing = await findBooking(deps.db.orm, session.sessionUnique)
  if (existing) {
    const obstacle =
      settledObstacle(existing) ?? (await clearOpenCharge(deps, await liveCharge(deps.db.orm, existing.id)))
    if (obstacle) return refused(obstacle, language, needsResearch(obstacle))
  }
  await releaseExpiredHolds(deps.db.orm, deps.clock.now())
  const choice = await chosen(deps, asked)
  if ('refusal' in choice) return refused(choice.refusal, language, choice.refusal !== 'returnNeeded')
  const { query } = session
  const snapshot: Snapshot = {
    query,
    domestic: isDomestic(query, deps.supply),
    legs: choice.legs.map(({ itinerary, fare }) => ({
      itinerary,
      family: fare.family,
      rules: deps.supply.rules(fare.family, itinerary),
    })),
    fares: choice.fares,
  }
  try {
    return await storeBooking(deps, asked, snapshot)
  } catch (error) {
    if (isSoldOut(error)) return refused('soldOut', language, true)
    throw error
  }
}

interface Choice {
  legs: { itinerary: Itinerary; fare: Fare }[]
  fares: Fare[]
}

function fareOf(fares: readonly Fare[], { form, language }: Asked, index: number): Fare {
  const code = form.alternative_prices[index]
  const fare = code ? fares.find(({ family }) => family.code === code) : fares[0]
  if (!fare) throw new ApiFailure(400, { alternative_prices: [ruleMessage('invalid', language) ?? ''] })
  return fare
}

/** The chosen itineraries among what is on sale now for this very search. */
async function chosen(deps: GatewayDeps, asked: Asked): Promise<Choice | { refusal: MessageKey }> {
  const { session, keys } = asked
  const { query } = session
  const flat = keys.flat()
  if (query.flyType === 'RT' && flat.length < 2) return { refusal: 'returnNeeded' }
  if (isPackaged(query, deps.supply)) {
    const offers = await packagedOffersFor(deps, query, session.sessionUnique)
    const offer = offers.find(({ departure, return: back }) => departure.key === flat[0] && back.key === flat[1])
    if (!offer) return { refusal: 'soldOut' }
    const fare = fareOf(offer.fares, asked, 0)
    return { legs: [offer.departure, offer.return].map((itinerary) => ({ itinerary, fare })), fares: [fare] }
  }
  const wanted = query.flyType === 'RT' ? (['outbound', 'return'] as const) : (['outbound'] as const)
  const legs: Choice['legs'] = []
  for (const [index, direction] of wanted.entries()) {
    const offers = await offersFor(deps, supplyQuery(query, direction), session.sessionUnique)
    const offer = offers.find(({ itinerary }) => itinerary.key === flat[index])
    if (!offer) return { refusal: 'soldOut' }
    legs.push({ itinerary: offer.itinerary, fare: fareOf(offer.fares, asked, index) })
  }
  const [outbound, back] = legs
  if (outbound && back && !canReturnWith(outbound.itinerary, back.itinerary)) return { refusal: 'returnTooEarly' }
  return { legs, fares: legs.map(({ fare }) => fare) }
}

/** Booking and seats in one transaction; a flight without enough seats fails it as a whole. */
async function storeBooking(
  deps: GatewayDeps,
  { session, language, userId }: Asked,
  snapshot: Snapshot,
): Promise<SelectReply> {
  const now = deps.clock.now()
  const { sessionUnique, optionId } = session
  const chosenNow = {
    snapshot,
    total: snapshotTotal(snapshot),
    discount: 0,
    status: 'unpaid' as const,
    holdExpiresAt: minutesAfter(now, holdMinutes),
    language,
    userId,
  }
  return deps.db.orm.transaction(async (tx) => {
    await tx
      .insert(bookings)
      .values({ ...chosenNow, sessionUnique, optionId, product: 'flight', seats: 'released', createdAt: now })
      .onConflictDoNothing({ target: bookings.sessionUnique })
    const booking = await lockBooking(tx, sessionUnique)
    if (!booking) throw new Error('The booking that was just written is gone')
    const obstacle = settledObstacle(booking)
    if (obstacle) return refused(obstacle, language, needsResearch(obstacle))
    if (await liveCharge(tx, booking.id)) return refused('anotherPayment', language, false)
    const claims = claimsOf(snapshot)
    await swapSeats(tx, claims, booking.seats === 'held' ? await recordedSeats(tx, [booking.id]) : [])
    await recordSeats(tx, booking.id, claims)
    await tx
      .update(bookings)
      .set({ ...chosenNow, seats: 'held' })
      .where(eq(bookings.id, booking.id))
    return { status: true, research: false, message: '' }
  })
}
