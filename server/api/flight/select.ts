/** POST select: the chosen flights among what is on sale. */
import type { SelectReply } from '#contract/booking.ts'
import type { FlightSelectForm } from '#contract/flight-results.ts'
import { ApiFailure } from '#server/api/api-error.ts'
import {
  refusedSelection,
  selectionRefusal,
  storeSelection,
  type Selector,
} from '#server/api/booking/store-selection.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { canReturnWith, offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import { isDomestic, isPackaged, supplyQuery, type FlightSession } from '#server/api/flight/search-query.ts'
import { claimsOf, holdSeats } from '#server/api/flight/seat-holds.ts'
import { snapshotTotal, type Snapshot } from '#server/api/flight/snapshot.ts'
import { ruleMessage, type MessageKey } from '#server/api/messages.ts'
import type { Fare, Itinerary } from '#server/supply/flight-supply.ts'

interface Asked extends Selector {
  session: FlightSession
  /** Itinerary keys, one list per product. */
  keys: string[][]
  form: FlightSelectForm
}

/** Selects; what can't be selected is answered with the reason, not thrown. */
export async function selectFlights(deps: GatewayDeps, asked: Asked): Promise<SelectReply> {
  const { session, language } = asked
  const refusal = await selectionRefusal(deps, asked)
  if (refusal) return refusal
  const choice = await chosen(deps, asked)
  if ('refusal' in choice) return refusedSelection(choice.refusal, language, choice.refusal !== 'returnNeeded')
  const { query } = session
  const snapshot: Snapshot = {
    query,
    domestic: isDomestic(query, deps.flights),
    legs: choice.legs.map(({ itinerary, fare }) => ({
      itinerary,
      family: fare.family,
      rules: deps.flights.rules(fare.family, itinerary),
    })),
    fares: choice.fares,
  }
  return storeSelection(deps, asked, {
    snapshot,
    total: snapshotTotal(snapshot),
    hold: (tx, booking, instead) => holdSeats(tx, booking, claimsOf(snapshot), instead),
  })
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
  if (isPackaged(query, deps.flights)) {
    const offers = await packagedOffersFor(deps, query, session.own)
    const offer = offers.find(({ departure, return: back }) => departure.key === flat[0] && back.key === flat[1])
    if (!offer) return { refusal: 'soldOut' }
    const fare = fareOf(offer.fares, asked, 0)
    return { legs: [offer.departure, offer.return].map((itinerary) => ({ itinerary, fare })), fares: [fare] }
  }
  const wanted = query.flyType === 'RT' ? (['outbound', 'return'] as const) : (['outbound'] as const)
  const legs: Choice['legs'] = []
  for (const [index, direction] of wanted.entries()) {
    const offers = await offersFor(deps, supplyQuery(query, direction), session.own)
    const offer = offers.find(({ itinerary }) => itinerary.key === flat[index])
    if (!offer) return { refusal: 'soldOut' }
    legs.push({ itinerary: offer.itinerary, fare: fareOf(offer.fares, asked, index) })
  }
  const [outbound, back] = legs
  if (outbound && back && !canReturnWith(outbound.itinerary, back.itinerary)) return { refusal: 'returnTooEarly' }
  return { legs, fares: legs.map(({ fare }) => fare) }
}
