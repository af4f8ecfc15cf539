/** The flight that a transfer follows, in addresses from home's search to payment. */

/** Search parameter of the flight number, from home to payment. */
export const flightParam = 'flight'

/** The flight number in an address, in capitals without spaces; undefined if there is none. */
export function readFlight(query: URLSearchParams): string | undefined {
  const flight = query.get(flightParam)?.replaceAll(/\s/g, '').toUpperCase() ?? ''
  return /^[A-Z0-9]{3,10}$/.test(flight) ? flight : undefined
}

/** The flight number in `query` as a parameter of the next address; empty if there is none. */
export function flightIn(query: URLSearchParams): Record<string, string> {
  const flight = readFlight(query)
  return flight ? { [flightParam]: flight } : {}
}
