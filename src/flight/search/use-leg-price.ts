import type { Choice } from '#flight/search/choose-flight.tsx'
import { restOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/**
 * Returns a function that adjusts the price of a flight for display; the given and the returned price are in TRY. Once
 * an outbound flight is chosen, prices of return flights are rounded so that the displayed prices of both flights add
 * up to the displayed total. Other prices stay unchanged.
 */
export function useLegPrice(choice: Choice): (total: number) => number {
  const { currency } = useSite()
  const before = choice.leadsTo === 'payment' ? choice.before : null
  return (total) => (before ? restOf(before.total + total, before.total, currency) : total)
}
