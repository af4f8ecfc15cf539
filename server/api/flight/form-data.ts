/** Converts a stored search to its wire format: the form data and the search options. */
import type { FlightFormData, FlightSearchOptions } from '#contract/flight-search.ts'
import { cabinName } from '#server/api/flight/passenger-types.ts'
import { isDomestic, isPackaged, type SearchPlaces } from '#server/api/flight/search-airports.ts'
import type { FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { wireAirport } from '#server/api/flight/wire-airport.ts'
import { messageLanguage } from '#server/text/messages.ts'

const counts = ({ pax }: FlightSearchQuery) => ({
  adult_count: pax.adult,
  child_count: pax.child,
  senior_count: pax.senior,
  infant_count: pax.infant,
  total_passenger_count: pax.adult + pax.child + pax.senior + pax.infant,
})

/**
 * Returns the reply field `form_data`: the query of the search. The names of airports, cities and the cabin are in the
 * request's language.
 */
export function wireFormData(
  id: string,
  query: FlightSearchQuery,
  { from, to }: SearchPlaces,
  language: string,
): FlightFormData {
  const departure = wireAirport(from, language)
  const arrival = wireAirport(to, language)
  return {
    id,
    departure_airport_id: departure.id,
    departure_airport_name: departure.name,
    departure_airport_code: departure.code,
    arrival_airport_id: arrival.id,
    arrival_airport_name: arrival.name,
    arrival_airport_code: arrival.code,
    departure_city: { name: departure.city },
    arrival_city: { name: arrival.city },
    fly_type: query.flyType,
    departure_date: query.departureDate,
    return_date: query.returnDate,
    ...counts(query),
    flight_class: query.cabin,
    flight_class_name: cabinName(query.cabin, messageLanguage(language)),
    direct_flights_only: query.directOnly,
  }
}

/** Returns the reply field `search_options` of a result list: the query of its search. */
export function wireSearchOptions(
  id: string,
  query: FlightSearchQuery,
  places: SearchPlaces,
  language: string,
): FlightSearchOptions {
  const { from, to } = places
  return {
    id,
    departure_date: query.departureDate,
    return_date: query.returnDate,
    departure_airport_id: from.id,
    arrival_airport_id: to.id,
    departure_airport_code: from.code,
    arrival_airport_code: to.code,
    departure_airport: wireAirport(from, language),
    arrival_airport: wireAirport(to, language),
    direct_flights_only: query.directOnly,
    refundables_only: false,
    ...counts(query),
    fly_type: query.flyType,
    flight_class: query.cabin,
    flight_class_name: cabinName(query.cabin, messageLanguage(language)),
    is_packaged: isPackaged(query, places),
    domestic_fly: isDomestic(places),
  }
}
