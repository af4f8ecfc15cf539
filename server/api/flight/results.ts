/**
 * Computes the result lists of flight searches. The gateway does not store the lists, but computes them on each request
 * from the supplier's current offers.
 */
import type { SQL } from 'drizzle-orm'
import type { FlightItem, FlightResults, PackagedFlightItem, SingleFlightItem } from '#contract/flight-results.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { wireSearchOptions } from '#server/api/flight/form-data.ts'
import { isPackaged, knownPlaces, type SearchPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type FlightSession, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { statisticsOf, type Priced } from '#server/api/flight/statistics.ts'
import { flightMarket } from '#server/api/flight/taken-seats.ts'
import { cheapest, endsOf, wireItinerary, wirePrice } from '#server/api/flight/wire-itinerary.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import type { FlightQuery, Itinerary, FlightOffer, PackagedFlightOffer } from '#server/supply/flight/flight-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/** Minimum minutes between the arrival of the outbound flight and the departure of the return flight. */
const turnaroundMinutes = 60

/** Whether the return flight departs late enough after the outbound flight arrives. */
export function canReturnWith(outbound: Itinerary, back: Itinerary): boolean {
  const ready = minutesAfter(new Date(endsOf(outbound).last.arrivesAt), turnaroundMinutes)
  return endsOf(back).first.departsAt >= ready.getTime()
}

/**
 * Returns the current offers of one direction. Seats that the traveller's own bookings hold count as free; the SQL
 * condition `own` selects these bookings.
 */
export async function offersFor(deps: GatewayDeps, query: FlightQuery, own?: SQL): Promise<FlightOffer[]> {
  const market = flightMarket(deps, own)
  return ask(deps.patience.search, (call) => deps.flights.search(query, market, call))
}

/**
 * Returns the current offers of a search for a round trip that is sold as one package; each offer covers both
 * directions. Seats that the traveller's own bookings hold count as free; the SQL condition `own` selects these
 * bookings.
 */
export async function packagedOffersFor(
  deps: GatewayDeps,
  query: FlightSearchQuery,
  own?: SQL,
): Promise<PackagedFlightOffer[]> {
  const outbound = supplyQuery(query, 'outbound')
  const { date } = supplyQuery(query, 'return')
  const market = flightMarket(deps, own)
  return ask(deps.patience.search, (call) => deps.flights.searchPackaged(outbound, date, market, call))
}

export function singleItem(
  deps: GatewayDeps,
  session: FlightSession,
  offer: FlightOffer,
  language: string,
): SingleFlightItem {
  const { itinerary, fares } = offer
  return {
    product_id: `${session.sessionUnique}.${itinerary.key}`,
    ...wireItinerary(itinerary, cheapest(fares).family, session.query.cabin, language),
    price: wirePrice(offer, deps.clock.now(), language),
  }
}

function packagedItem(
  deps: GatewayDeps,
  session: FlightSession,
  offer: PackagedFlightOffer,
  language: string,
): PackagedFlightItem {
  const { family } = cheapest(offer.fares)
  const { cabin } = session.query
  return {
    product_id: `${session.sessionUnique}.${offer.departure.key}.${offer.return.key}`,
    departure: wireItinerary(offer.departure, family, cabin, language),
    return: wireItinerary(offer.return, family, cabin, language),
    price: wirePrice(offer, deps.clock.now(), language),
  }
}

export const pricedItem = (item: SingleFlightItem): Priced => ({ itinerary: item, price: item.price.total })

/**
 * Answers GET search. For a one-way search, or a round trip that is sold as two legs, the list has the outbound
 * flights. For a round trip that is sold as one package, it has the packages. The list is empty once the session has
 * expired.
 */
export async function searchResults(
  deps: GatewayDeps,
  session: FlightSession,
  language: string,
): Promise<FlightResults> {
  const { query } = session
  const places = await knownPlaces(deps, query)
  const frame = {
    research: session.expired,
    search_options: wireSearchOptions(session.optionId, query, places, language),
    time_out_seconds: session.secondsLeft,
  }
  const list = session.expired
    ? { search: [], statistics: statisticsOf([], language) }
    : await resultList(deps, session, places, language)
  return { ...frame, ...list }
}

async function resultList(
  deps: GatewayDeps,
  session: FlightSession,
  places: SearchPlaces,
  language: string,
): Promise<{ search: FlightItem[]; statistics: FlightResults['statistics'] }> {
  const { query } = session
  if (isPackaged(query, places)) {
    const search = (await packagedOffersFor(deps, query, session.own)).map((offer) =>
      packagedItem(deps, session, offer, language),
    )
    const side = (name: 'departure' | 'return') =>
      search.map((item) => ({ itinerary: item[name], price: item.price.total }))
    return { search, statistics: statisticsOf(side('departure'), language, side('return')) }
  }
  const listOf = async (direction: 'outbound' | 'return') =>
    (await offersFor(deps, supplyQuery(query, direction), session.own)).map((offer) =>
      singleItem(deps, session, offer, language),
    )
  const [outbound, back] = await Promise.all([
    listOf('outbound'),
    query.flyType === 'OW' ? undefined : listOf('return'),
  ])
  if (!back) return { search: outbound, statistics: statisticsOf(outbound.map(pricedItem), language) }
  return { search: outbound, statistics: statisticsOf(outbound.map(pricedItem), language, back.map(pricedItem)) }
}
