/**
 * Computes the result lists of bus searches. The gateway does not store the lists, but computes them on each request
 * from the supplier's current offers.
 */
import type { BusItem, BusResults, BusStatistics } from '#contract/bus-results.ts'
import { bounds, counted } from '#server/api/booking/statistics.ts'
import { minutesOf } from '#contract/duration.ts'
import { stations, supplyQuery, type BusSearchQuery, type BusSession } from '#server/api/bus/search-query.ts'
import { freeSeats } from '#server/api/bus/taken-seats.ts'
import { wireFormData, wireTrip } from '#server/api/bus/wire-trip.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'
import type { BusOffer, BusTrip } from '#server/supply/bus/bus-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

function statisticsOf(items: readonly BusItem[]): BusStatistics {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'tr')
  const choices = (of: (item: BusItem) => { id: string; name: string }) => counted(items.map(of)).toSorted(byName)
  return {
    seat_type: choices(({ information }) => ({ id: information.seat_type, name: information.seat_type })),
    companies: choices(({ company }) => ({ id: String(company.id), name: company.name })),
    departure_time: bounds(items.map(({ departure }) => minutesOf(departure.time))),
    price: bounds(items.map(({ price }) => price.total)),
    departure_station: choices(({ departure: { station } }) => ({ id: String(station.id), name: station.name })),
    arrival_station: choices(({ arrival: { station } }) => ({ id: String(station.id), name: station.name })),
  }
}

/**
 * Caches trips in their wire format, without price and free seats, for each language. Results are read far more often
 * than trips change.
 */
const shownLately = { tr: new WeakMap<BusTrip, WiredTrip>(), en: new WeakMap<BusTrip, WiredTrip>() }
type WiredTrip = ReturnType<typeof wireListed>

const wireListed = (trip: BusTrip, language: string) => ({
  ...wireTrip(trip, language),
  cancellation: { hours: trip.cancelHours, fee_percent: trip.cancelFeePercent },
})

function shownTrip(trip: BusTrip, language: string): WiredTrip {
  const shown = shownLately[messageLanguage(language)]
  const known = shown.get(trip) ?? wireListed(trip, language)
  shown.set(trip, known)
  return known
}

/** Returns the supplier's current offers for a search. */
export async function busOffers({ buses, clock, patience }: GatewayDeps, query: BusSearchQuery): Promise<BusOffer[]> {
  return ask(patience.search, (call) => buses.search(supplyQuery(query), clock.now(), call))
}

async function listedTrips(deps: GatewayDeps, session: BusSession, language: string): Promise<BusItem[]> {
  const offers = await busOffers(deps, session.query)
  const free = await freeSeats(deps, offers, session.own)
  return offers.map(({ trip, price }, index) => {
    const { information, ...rest } = shownTrip(trip, language)
    return {
      product_id: `${session.sessionUnique}.${trip.key}`,
      ...rest,
      information: { ...information, remaning_seats: free[index] ?? 0 },
      price: { total: lira(price) },
    }
  })
}

/**
 * Returns the result list of a session; it is empty once the session has expired. Sold-out trips stay in the list, with
 * 0 free seats.
 */
export async function searchResults(deps: GatewayDeps, session: BusSession, language: string): Promise<BusResults> {
  const [ends, search] = await Promise.all([
    stations.endsOf(deps, session.query),
    session.expired ? [] : listedTrips(deps, session, language),
  ])
  if (!ends) throw new Error(`Search ${session.optionId} names a terminal that is not served`)
  return {
    research: session.expired,
    search,
    statistics: statisticsOf(search),
    search_options: wireFormData(session.optionId, session.query, ends, language),
    time_out_seconds: session.secondsLeft,
  }
}

/** Returns the lowest current seat price of a search in kuruş; null if no seat is on sale. */
export async function lowestPrice(deps: GatewayDeps, query: BusSearchQuery): Promise<number | null> {
  const offers = await busOffers(deps, query)
  const free = await freeSeats(deps, offers)
  const prices = offers.filter((_, index) => (free[index] ?? 0) > 0).map(({ price }) => price)
  return prices.length === 0 ? null : Math.min(...prices)
}
