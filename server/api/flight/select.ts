/** Answers POST select: selects flights among the current offers. */
import type { SelectReply } from '#contract/booking.ts'
import type { FlightSelectForm } from '#contract/flight-results.ts'
import { invalidField } from '#server/http/api-error.ts'
import { refusedSelection, select, type Selector } from '#server/api/booking/store-selection.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { canReturnWith, offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import { isDomestic, isPackaged, knownPlaces, type SearchPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type FlightSession } from '#server/api/flight/search-query.ts'
import { claimsOf, holdSeats } from '#server/api/flight/seat-holds.ts'
import { snapshotTotal, storedFare, type FlightSnapshot } from '#server/api/flight/snapshot.ts'
import { type MessageKey } from '#server/text/messages.ts'
import type { Fare, Itinerary } from '#server/supply/flight/flight-supply.ts'

interface Asked extends Selector {
  session: FlightSession
  /**
   * The itinerary keys in the form's `product_ids`, one list for each ID. The ID of a round trip that is sold as one
   * package contains two keys: of the outbound and of the return itinerary. Any other ID contains one key.
   */
  keys: string[][]
  form: FlightSelectForm
}

/** Selects flights. A refusal is returned as a reply with its reason, not thrown. */
export async function selectFlights(deps: GatewayDeps, asked: Asked): Promise<SelectReply> {
  const { session, language } = asked
  return select(deps, asked, async () => {
    const choice = await chosen(deps, asked)
    if ('refusal' in choice) return refusedSelection(choice.refusal, language, choice.refusal !== 'returnFlightNeeded')
    const snapshot: FlightSnapshot = {
      query: session.query,
      domestic: isDomestic(choice.places),
      legs: choice.legs,
      fares: choice.fares.map(storedFare),
    }
    return {
      snapshot,
      total: snapshotTotal(snapshot),
      hold: (tx, booking, instead) => holdSeats(tx, booking, claimsOf(snapshot), instead),
    }
  })
}

interface Choice {
  places: SearchPlaces
  legs: FlightSnapshot['legs']
  fares: Fare[]
}

/**
 * Returns one leg for the snapshot: its itinerary, and the family and rules of its fare. The fare of a round trip that
 * is sold as one package has rules for the outbound leg (`index` 0) and for the return leg (`index` 1). Any other fare
 * has rules for one leg, so `index` is 0.
 */
function legOf(itinerary: Itinerary, { family, rules }: Fare, index = 0): FlightSnapshot['legs'][number] {
  const own = rules[index]
  if (!own) throw new Error(`Fare ${family.code} came without rules for ${itinerary.key}`)
  return { itinerary, family, rules: own }
}

function fareOf(fares: readonly Fare[], { form, language }: Asked, index: number): Fare {
  const code = form.alternative_prices[index]
  const fare = code ? fares.find(({ family }) => family.code === code) : fares[0]
  if (!fare) throw invalidField('alternative_prices', language)
  return fare
}

/** Returns the selected itineraries among the current offers of this search, or the reason for a refusal. */
async function chosen(deps: GatewayDeps, asked: Asked): Promise<Choice | { refusal: MessageKey }> {
  const { session, keys } = asked
  const { query } = session
  const flat = keys.flat()
  const places = await knownPlaces(deps, query)
  if (query.flyType === 'RT' && flat.length < 2) return { refusal: 'returnFlightNeeded' }
  if (isPackaged(query, places)) {
    const offers = await packagedOffersFor(deps, query, session.own)
    const offer = offers.find(({ departure, return: back }) => departure.key === flat[0] && back.key === flat[1])
    if (!offer) return { refusal: 'flightSoldOut' }
    const fare = fareOf(offer.fares, asked, 0)
    return { places, legs: [legOf(offer.departure, fare), legOf(offer.return, fare, 1)], fares: [fare] }
  }
  const wanted = query.flyType === 'RT' ? (['outbound', 'return'] as const) : (['outbound'] as const)
  const lists = await Promise.all(
    wanted.map(async (direction) => offersFor(deps, supplyQuery(query, direction), session.own)),
  )
  const legs: { itinerary: Itinerary; fare: Fare }[] = []
  for (const [index, offers] of lists.entries()) {
    const offer = offers.find(({ itinerary }) => itinerary.key === flat[index])
    if (!offer) return { refusal: 'flightSoldOut' }
    legs.push({ itinerary: offer.itinerary, fare: fareOf(offer.fares, asked, index) })
  }
  const [outbound, back] = legs
  if (outbound && back && !canReturnWith(outbound.itinerary, back.itinerary)) return { refusal: 'returnFlightTooEarly' }
  return {
    places,
    legs: legs.map(({ itinerary, fare }) => legOf(itinerary, fare)),
    fares: legs.map(({ fare }) => fare),
  }
}
