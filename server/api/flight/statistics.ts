/**
 * Computes the filter statistics of a result list: the number of results of each filter choice, and the ranges of
 * times, durations and prices. Times are in minutes since midnight, durations in minutes, prices in TRY.
 */
import type { FlightItinerary, FlightStatistics } from '#contract/flight-results.ts'
import { bounds, counted } from '#server/api/booking/statistics.ts'
import { minutesOf } from '#contract/duration.ts'
import { messageLanguage } from '#server/text/messages.ts'

export interface Priced {
  itinerary: FlightItinerary
  /** Price of the result in TRY. */
  price: number
}

const stops = (count: number, language: string) => {
  if (messageLanguage(language) === 'tr') return count === 0 ? 'Aktarmasız' : `${count} aktarma`
  return count === 0 ? 'Direct' : count === 1 ? '1 stop' : `${count} stops`
}

function ofDirection(items: readonly Priced[], language: string) {
  const itineraries = items.map(({ itinerary }) => itinerary)
  const transfers = itineraries.map(({ information }) => information.total_transfer_count).toSorted((a, b) => a - b)
  const airports = (end: 'departure' | 'arrival') =>
    counted(
      itineraries
        .map((itinerary) => itinerary[end].airport)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'tr'))
        .map(({ code, name }) => ({ id: code, name })),
    )
  const airlines = itineraries.map(({ airline }) => airline).toSorted((a, b) => a.name.localeCompare(b.name, 'tr'))
  return {
    transfers: counted(transfers.map((count) => ({ id: String(count), name: stops(count, language) }))),
    airlines: counted(airlines.map(({ code, name }) => ({ id: code, name }))),
    departure_airports: airports('departure'),
    arrival_airports: airports('arrival'),
    departure_time: bounds(itineraries.map(({ departure }) => minutesOf(departure.time))),
    arrival_time: bounds(itineraries.map(({ arrival }) => minutesOf(arrival.time))),
    price: bounds(items.map(({ price }) => price)),
    duration: bounds(itineraries.map(({ information }) => information.duration)),
  }
}

/**
 * Returns the filter statistics of a result list. If `returns` is given, they include the statistics of the return
 * direction.
 */
export function statisticsOf(
  items: readonly Priced[],
  language: string,
  returns?: readonly Priced[],
): FlightStatistics {
  const outbound = ofDirection(items, language)
  if (!returns) return outbound
  const back = ofDirection(returns, language)
  return {
    ...outbound,
    return_transfers: back.transfers,
    return_airlines: back.airlines,
    return_departure_airports: back.departure_airports,
    return_arrival_airports: back.arrival_airports,
    return_departure_time: back.departure_time,
    return_arrival_time: back.arrival_time,
    return_price: back.price,
    return_duration: back.duration,
  }
}
