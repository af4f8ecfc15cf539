import type { Choice } from '#flight/search/choose-flight.tsx'
import { restOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/**
 * Returns a function that converts a flight's price in TRY to the displayed price in TRY. Once an outbound flight is
 * chosen, the displayed prices of both flights add up to the displayed total.
 */
export function useLegPrice(choice: Choice): (total: number) => number {
  const { currency } = useSite()
  const before = choice.leadsTo === 'payment' ? choice.before : null
  return (total) => (before ? restOf(before.total + total, before.total, currency) : total)
}
