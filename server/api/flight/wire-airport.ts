import type { Airport } from '#contract/frame.ts'
import { messageLanguage } from '#server/text/messages.ts'
import type { SupplyAirport } from '#server/supply/flight-supply.ts'

/** An airport in its wire format, named in the request's language. */
export function wireAirport({ id, code, name, city, country_code }: SupplyAirport, language: string): Airport {
  const own = messageLanguage(language)
  return { id, code, name: name[own], city: city[own], country_code }
}
