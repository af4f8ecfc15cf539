/** The flight with which a transfer connects; its number is in the URLs from the search on the home page to payment. */

/** Search parameter of the flight number, in all URLs from the home page to payment. */
export const flightParam = 'flight'

/** Returns the flight number in a URL's query, in capitals without spaces; undefined if there is none. */
export function readFlight(query: URLSearchParams): string | undefined {
  const flight = query.get(flightParam)?.replaceAll(/\s/g, '').toUpperCase() ?? ''
  return /^[A-Z0-9]{3,10}$/.test(flight) ? flight : undefined
}

/** Returns the flight number in `query` as a parameter for the next URL; empty if there is none. */
export function flightIn(query: URLSearchParams): Record<string, string> {
  const flight = readFlight(query)
  return flight ? { [flightParam]: flight } : {}
}
