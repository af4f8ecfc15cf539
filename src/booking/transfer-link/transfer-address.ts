/**
 * URL of the home page's transfer tab with a filled-in search, for links from other screens:
 * `/?tab=transfer&from=IST&to=Taksim&departure=2026-12-01&time=14:30&flight=TK2124&passengers=2&baggage=3`, and for a
 * round trip also `return` and `return_time`. All parameters of the search are optional; invalid ones are ignored. A
 * number of one or two digits that is outside its limits becomes the nearest limit.
 */

export interface TransferPrefill {
  /** IATA code or name of the departure place; `to` is the IATA code or name of the arrival place. */
  from?: string | undefined
  to?: string | undefined
  /**
   * Pick-up date as a plain date. `time` is the pick-up time as HH:MM: any full or half hour, although the search form
   * offers only some of them.
   */
  departure?: string | undefined
  time?: string | undefined
  return?: string | undefined
  return_time?: string | undefined
  /**
   * Number of the flight with which the transfer connects. The payment form suggests this number in its field for the
   * flight number.
   */
  flight?: string | undefined
  passengers?: number | undefined
  baggage?: number | undefined
}

export function transferAddress(search: TransferPrefill): string {
  const params = new URLSearchParams({ tab: 'transfer' })
  for (const [name, value] of Object.entries(search)) if (value !== undefined) params.set(name, String(value))
  return `/?${params}`
}
