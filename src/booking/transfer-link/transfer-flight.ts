/** Reads from a URL's query the number of the flight with which a transfer connects. */

/** Query parameter with the flight number, in all URLs from the home page to the payment page. */
export const flightParam = 'flight'

/** Returns the flight number in a URL's query, in capitals without spaces; undefined if it is missing or invalid. */
export function readFlight(query: URLSearchParams): string | undefined {
  const flight = query.get(flightParam)?.replaceAll(/\s/g, '').toUpperCase() ?? ''
  return /^[A-Z0-9]{3,10}$/.test(flight) ? flight : undefined
}

/**
 * Returns the flight number in `query` as a query parameter for the URL of the next page; an empty object if the number
 * is missing or invalid.
 */
export function flightIn(query: URLSearchParams): Record<string, string> {
  const flight = readFlight(query)
  return flight ? { [flightParam]: flight } : {}
}
