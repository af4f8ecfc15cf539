/** Which airport a traveller without scripts means by the text of a field. */
import type { Airport } from '#contract/frame.ts'

export type AirportMatch =
  | { kind: 'one'; airport: Airport }
  | { kind: 'several'; airports: Airport[] }
  | { kind: 'none' }

/** What to search for: the code of 'İstanbul (IST)' as the field shows a chosen airport, else the text itself. */
export function searchedKeyword(text: string): string {
  const trimmed = text.trim()
  return /\(([A-Za-z]{3})\)$/.exec(trimmed)?.[1]?.toUpperCase() ?? trimmed
}

/** How a chosen airport stands in a text field; `searchedKeyword` reads it back. */
export function airportText({ city, code }: Pick<Airport, 'city' | 'code'>): string {
  return `${city} (${code})`
}

/** The airport of exactly that code, else the only result; several results are left to the traveller. */
export function matchAirport(keyword: string, results: Airport[]): AirportMatch {
  const code = searchedKeyword(keyword).toUpperCase()
  const exact = results.find((airport) => airport.code === code)
  const only = exact ?? (results.length === 1 ? results[0] : undefined)
  if (only) return { kind: 'one', airport: only }
  return results.length === 0 ? { kind: 'none' } : { kind: 'several', airports: results }
}
