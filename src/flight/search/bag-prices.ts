/** Replaces the prices of flights by those of fares that include a checked bag (docs/product/flights.md#fares). */
import type { AlternativePrice, FlightItem, FlightItinerary, FlightStatistics } from '#contract/flight-results.ts'
import type { FlightListKind } from '#flight/search/flight-filters.ts'
import { kilograms } from '#flight/search/fares.ts'
import { isPackaged } from '#flight/search/flight-item.ts'

const includesBag = ({ features }: AlternativePrice) => !/^0*$/.test(features.baggage_allowance.luggage)

/**
 * Matches the baggage text of a flight if the text names only a checked bag, such as '15 kg' or '1 PC'. For a flight
 * without alternative fares, this text is the only sign that a checked bag is included.
 */
const checkedBag = /^[1-9]\d* ?(kg|pc|parça)?$/i

/**
 * Whether the switch 'Bavul dahil' is offered: some flight has fares with a checked bag and fares without one.
 */
export function bagsMatter(items: readonly FlightItem[]): boolean {
  const differs = ({ price: { alternative_prices: fares } }: FlightItem) =>
    fares.some(includesBag) && !fares.every(includesBag)
  return items.some(differs)
}

/**
 * Returns the flights that can be bought with a checked bag. Each flight keeps only its fares with a bag, and gets the
 * price and the baggage of the cheapest of them. A flight without alternative fares stays as it is, or is left out if
 * its baggage text names no checked bag.
 */
export function withBag<Item extends FlightItem>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    const { alternative_prices: all } = item.price
    if (all.length === 0) return waysOf(item).every(carriesBag) ? item : []
    const fares = all.filter(includesBag)
    const [first] = fares.toSorted((a, b) => a.price.total - b.price.total)
    if (!first) return []
    const price = { ...item.price, total: first.price.total, alternative_prices: fares }
    const bag = kilograms(first.features.baggage_allowance.luggage)
    const ways = isPackaged(item)
      ? { departure: carrying(item.departure, bag), return: carrying(item.return, bag) }
      : carrying(item, bag)
    return { ...item, ...ways, price }
  })
}

const waysOf = (item: FlightItem): FlightItinerary[] => (isPackaged(item) ? [item.departure, item.return] : [item])

const carriesBag = ({ information }: FlightItinerary) => checkedBag.test(information.baggage.trim())

function carrying({ information, transfers }: FlightItinerary, baggage: string) {
  return {
    information: { ...information, baggage },
    transfers: transfers.map((flight) => ({ ...flight, information: { ...flight.information, baggage } })),
  }
}

/**
 * Returns a copy of `statistics` with the price range of `items`, the flights that `withBag` has returned. If `items`
 * is empty, the price range stays the same. The copy has a range of return prices only for a list of return flights.
 * While the traveller chooses the outbound flight, return prices with a checked bag are unknown.
 */
export function bagStatistics(
  statistics: FlightStatistics,
  items: readonly FlightItem[],
  kind: FlightListKind,
): FlightStatistics {
  const prices = items.map(({ price }) => price.total)
  const price = prices.length === 0 ? statistics.price : { min: Math.min(...prices), max: Math.max(...prices) }
  return { ...statistics, price, return_price: kind === 'return' ? price : undefined }
}
