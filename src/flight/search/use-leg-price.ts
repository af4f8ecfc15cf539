import type { Choice } from '#flight/search/choose-flight.tsx'
import { restOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/**
 * Returns a function that converts the price of a flight to the price that is displayed; both are in TRY. Once an
 * outbound flight is chosen, the displayed prices of the outbound and the return flight add up to the displayed total.
 */
export function useLegPrice(choice: Choice): (total: number) => number {
  const { currency } = useSite()
  const before = choice.leadsTo === 'payment' ? choice.before : null
  return (total) => (before ? restOf(before.total + total, before.total, currency) : total)
}
