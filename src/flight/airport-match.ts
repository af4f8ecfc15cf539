/** Which airport a traveller without scripts means by the text of a field. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { Airport } from '#contract/frame.ts'

/** What to search for: the code of 'İstanbul (IST)' as the field shows a chosen airport, else the text itself. */
export function searchedKeyword(text: string): string {
  const trimmed = text.trim()
  return /\(([A-Za-z]{3})\)$/.exec(trimmed)?.[1]?.toUpperCase() ?? trimmed
}

/** How a chosen airport stands in a text field; `searchedKeyword` reads it back. */
export function airportText({ city, code }: Pick<Airport, 'city' | 'code'>): string {
  return `${city} (${code})`
}

/** An airport as pickers offer it. */
export function airportOption(airport: Airport): PlaceOption {
  return { ...airport, text: airportText(airport) }
}

/** The airport of exactly that code, else the only result; undefined where several are left to the traveller, or none. */
export function matchAirport<A extends Pick<Airport, 'code'>>(keyword: string, results: readonly A[]): A | undefined {
  const code = searchedKeyword(keyword).toUpperCase()
  return results.find((airport) => airport.code === code) ?? (results.length === 1 ? results[0] : undefined)
}
