/**
 * Answers POST return_items: the return flights of a round trip sold as two legs, after the traveller has selected the
 * outbound flight.
 */
import type { ReturnItemsReply } from '#contract/flight-results.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { canReturnWith, offersFor, pricedItem, singleItem } from '#server/api/flight/results.ts'
import { isPackaged, knownPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type FlightSession } from '#server/api/flight/search-query.ts'
import { statisticsOf } from '#server/api/flight/statistics.ts'
import { message, type MessageKey } from '#server/text/messages.ts'

const refused = (key: MessageKey, language: string): ReturnItemsReply => ({
  status: false,
  research: true,
  message: message(key, language),
  search: [],
})

/**
 * Returns the return flights that depart late enough after the selected outbound flight arrives, with their filter
 * statistics.
 */
export async function returnItems(
  deps: GatewayDeps,
  { session, keys, language }: { session: FlightSession; keys: string[][]; language: string },
): Promise<ReturnItemsReply> {
  const { query } = session
  if (session.expired) return refused('searchExpired', language)
  const outboundKey = keys[0]?.[0] ?? ''
  if (query.flyType !== 'RT' || isPackaged(query, await knownPlaces(deps, query)))
    return refused('flightUnavailable', language)
  const outbound = (await offersFor(deps, supplyQuery(query, 'outbound'), session.own)).find(
    ({ itinerary }) => itinerary.key === outboundKey,
  )
  if (!outbound) return refused('flightSoldOut', language)
  const offers = await offersFor(deps, supplyQuery(query, 'return'), session.own)
  const search = offers
    .filter(({ itinerary }) => canReturnWith(outbound.itinerary, itinerary))
    .map((offer) => singleItem(deps, session, offer, language))
  return {
    status: true,
    research: false,
    message: '',
    search,
    statistics: statisticsOf(search.map(pricedItem), language),
  }
}
