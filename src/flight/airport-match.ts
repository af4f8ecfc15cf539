/**
 * Finds the airport or city for a text that the traveller typed in the flight search instead of choosing from the list,
 * for example in a browser without JavaScript.
 */
import type { PlaceOption } from '#booking/places/places.ts'
import type { Airport } from '#contract/frame.ts'
import { fold } from '#contract/turkish-text.ts'

/**
 * Returns the keyword for the airport search. If the text ends with a three-letter code in parentheses, such as
 * 'İstanbul (IST)', the keyword is that code; otherwise it is the text itself.
 */
export function searchedKeyword(text: string): string {
  const trimmed = text.trim()
  return /\(([A-Za-z]{3})\)$/.exec(trimmed)?.[1]?.toUpperCase() ?? trimmed
}

/** Returns the text that the input field shows for a chosen airport or city; `searchedKeyword` parses it. */
export function airportText({ city, code, name }: Pick<Airport, 'city' | 'code' | 'name'>): string {
  return code ? `${city} (${code})` : name
}

/** Converts an airport or city to a `PlaceOption`; the `address` of a city lists the codes of its airports. */
export function airportOption({ airports, ...airport }: Airport): PlaceOption {
  return { ...airport, text: airportText(airport), ...(airports && { address: airports.join(', ') }) }
}

/**
 * Returns the place in `results` whose code or text equals `keyword`. If no place equals it, returns the only result,
 * or undefined if there are several results or none.
 */
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
