import type { Airport } from '#contract/frame.ts'
import { messageLanguage } from '#server/text/messages.ts'
import type { SupplyPlace } from '#server/supply/flight/flight-supply.ts'

/**
 * Returns an airport, or a city with the codes of its airports, in its wire format, named in the request's language.
 */
export function wireAirport(place: SupplyPlace, language: string): Airport {
  const own = messageLanguage(language)
  const { id, code, name, city, country_code } = place
  const wire = { id, code, name: name[own], city: city[own], country_code }
  return 'airports' in place ? { ...wire, airports: place.airports.map((airport) => airport.code) } : wire
}
