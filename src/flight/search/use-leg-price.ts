import type { Choice } from '#flight/search/choose-flight.tsx'
import { restOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/**
 * What a flight costs as it is to be shown: beside an outbound flight that is chosen already, the two come to what both
 * cost. Amounts are TRY.
 */
export function useLegPrice(choice: Choice): (total: number) => number {
  const { currency } = useSite()
  const before = choice.leadsTo === 'payment' ? choice.before : null
  return (total) => (before ? restOf(before.total + total, before.total, currency) : total)
}
