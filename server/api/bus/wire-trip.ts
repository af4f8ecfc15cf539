/** Converts terminals and trips to their wire format, in the request's language. */
import type { BusCancellation, BusFeature, BusStop } from '#contract/bus-results.ts'
import type { BusFormData, BusStation } from '#contract/bus-search.ts'
import type { BusSearchQuery, SearchEnds } from '#server/api/bus/search-query.ts'
import { hoursAndMinutes } from '#contract/duration.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { messageLanguage } from '#server/text/messages.ts'
import type { BusFeatureName, BusTrip, SupplyStation, TripStop } from '#server/supply/bus/bus-supply.ts'

/** Returns the wire format of a terminal. All terminals are in Türkiye. */
export function wireStation({ id, name, nameOnly, city, district }: SupplyStation, language: string): BusStation {
  const own = messageLanguage(language)
  return { id, name: name[own], name_only: nameOnly[own], city: city[own], district, country_code: 'TR' }
}

/** Returns the reply fields `form_data` and `search_options`: the query of the search. */
export function wireFormData(
  id: string,
  query: BusSearchQuery,
  { from, to }: SearchEnds,
  language: string,
): BusFormData {
  const departure = wireStation(from, language)
  const arrival = wireStation(to, language)
  return {
    id,
    departure_station: departure,
    departure_station_id: departure.id,
    departure_station_city: { name: departure.city },
    arrival_station: arrival,
    arrival_station_id: arrival.id,
    arrival_station_city: { name: arrival.city },
    departure_date: query.departureDate,
    show_route_alternatives: query.alternatives,
  }
}

const featureNames: Record<BusFeatureName, { tr: string; en: string }> = {
  charging: { tr: 'Şarj', en: 'Charging' },
  wifi: { tr: 'Wi-Fi', en: 'Wi-Fi' },
  tv: { tr: 'Koltuk ekranı', en: 'Seat screen' },
  headphones: { tr: 'Kulaklık', en: 'Headphones' },
  mobile: { tr: 'Mobil bilet', en: 'Mobile ticket' },
}

const wireFeatures = (features: readonly BusFeatureName[], language: string): BusFeature[] =>
  features.map((feature) => ({ icon_class: feature, name: featureNames[feature][messageLanguage(language)] }))

/** Returns the wire format of a trip without its seats and price. */
export function wireTrip(trip: BusTrip, language: string) {
  return {
    company: trip.company,
    information: {
      features: wireFeatures(trip.features, language),
      has_break: trip.hasBreak,
      seat_type: trip.seatType,
      duration: hoursAndMinutes(trip.duration),
    },
    departure: { time: trip.departureTime, date: trip.departureDate, station: wireStation(trip.from, language) },
    arrival: { time: trip.arrivalTime, date: trip.arrivalDate, station: wireStation(trip.to, language) },
  }
}

export const wireStops = (stops: readonly TripStop[], language: string): BusStop[] =>
  stops.map(({ name, city, time, date, minutes }) => {
    const own = messageLanguage(language)
    return { name: name[own], city: city[own], time, date, minutes }
  })

/** Returns the instant until which a trip can be cancelled online. */
export const cancelUntil = ({ departsAt, cancelHours }: Pick<BusTrip, 'departsAt' | 'cancelHours'>): Date =>
  minutesAfter(new Date(departsAt), -60 * cancelHours)

export const wireCancellation = (trip: BusTrip): BusCancellation => ({
  hours: trip.cancelHours,
  until: cancelUntil(trip).toISOString(),
  fee_percent: trip.cancelFeePercent,
})
