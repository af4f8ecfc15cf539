import type { Choice } from '#flight/search/choose-flight.tsx'
import { restOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/**
 * The displayed price of a flight: beside a chosen outbound flight, the two displayed prices add up to the displayed
 * total. Amounts are TRY.
 */
export function useLegPrice(choice: Choice): (total: number) => number {
  const { currency } = useSite()
  const before = choice.leadsTo === 'payment' ? choice.before : null
  return (total) => (before ? restOf(before.total + total, before.total, currency) : total)
}
