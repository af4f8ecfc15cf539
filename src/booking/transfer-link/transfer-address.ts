/**
 * The address of home's transfer tab with a filled-in search, as other screens link to it:
 * `/?tab=transfer&from=IST&to=Taksim&departure=2026-12-01&time=14:30&flight=TK2124&passengers=2&baggage=3`, on a round
 * trip also `return` and `return_time`. All parameters are optional; invalid ones are ignored.
 */

export interface TransferPrefill {
  /** A place by its IATA code, or by its name. */
  from?: string | undefined
  to?: string | undefined
  /** Plain date and HH:MM, a full or half hour, of the pick-up; times beside the usual ones are offered too. */
  departure?: string | undefined
  time?: string | undefined
  return?: string | undefined
  return_time?: string | undefined
  /** Flight number, which the payment form suggests. */
  flight?: string | undefined
  passengers?: number | undefined
  baggage?: number | undefined
}

export function transferAddress(search: TransferPrefill): string {
  const params = new URLSearchParams({ tab: 'transfer' })
  for (const [name, value] of Object.entries(search)) if (value !== undefined) params.set(name, String(value))
  return `/?${params}`
}
