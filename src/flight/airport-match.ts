/** Finds the airport for text typed without scripts. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { Airport } from '#contract/frame.ts'

/**
 * The keyword to search for: the code in 'İstanbul (IST)', as a chosen airport is displayed, otherwise the text itself.
 */
export function searchedKeyword(text: string): string {
  const trimmed = text.trim()
  return /\(([A-Za-z]{3})\)$/.exec(trimmed)?.[1]?.toUpperCase() ?? trimmed
}

/** Text of a chosen airport in the input field; `searchedKeyword` parses it. */
export function airportText({ city, code }: Pick<Airport, 'city' | 'code'>): string {
  return `${city} (${code})`
}

/** An airport as a place option. */
export function airportOption(airport: Airport): PlaceOption {
  return { ...airport, text: airportText(airport) }
}

/** The airport with exactly that code, otherwise the only result; undefined if several or none match. */
export function matchAirport<A extends Pick<Airport, 'code'>>(keyword: string, results: readonly A[]): A | undefined {
  const code = searchedKeyword(keyword).toUpperCase()
  return results.find((airport) => airport.code === code) ?? (results.length === 1 ? results[0] : undefined)
}
