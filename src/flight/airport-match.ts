/** Finds the airport for text typed without scripts. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { Airport } from '#contract/frame.ts'
import { fold } from '#contract/turkish-text.ts'

/**
 * The keyword to search for: the code if the text is that of a chosen airport, such as 'İstanbul (IST)', otherwise the
 * text itself.
 */
export function searchedKeyword(text: string): string {
  const trimmed = text.trim()
  return /\(([A-Za-z]{3})\)$/.exec(trimmed)?.[1]?.toUpperCase() ?? trimmed
}

/** Text of a chosen airport or city in the input field; `searchedKeyword` parses it. */
export function airportText({ city, code, name }: Pick<Airport, 'city' | 'code' | 'name'>): string {
  return code ? `${city} (${code})` : name
}

/** An airport as a place option; a city lists the codes of its airports. */
export function airportOption({ airports, ...airport }: Airport): PlaceOption {
  return { ...airport, text: airportText(airport), ...(airports && { address: airports.join(', ') }) }
}

/** The place with exactly that code or text, otherwise the only result; undefined if several or none match. */
export function matchAirport<P extends Pick<PlaceOption, 'code' | 'text'>>(
  keyword: string,
  results: readonly P[],
): P | undefined {
  const code = searchedKeyword(keyword).toUpperCase()
  const key = fold(keyword)
  return (
    results.find((place) => place.code === code || fold(place.text) === key) ??
    (results.length === 1 ? results[0] : undefined)
  )
}
