import { formatMoney, formatWholeMoney } from '#i18n/money.ts'
import { useSite } from '#ui/site.ts'

/** Shows an amount in TRY in the traveller's currency. */
export function Money({ amount }: { amount: number }) {
  const { currency } = useSite()
  return <>{formatMoney(amount, currency)}</>
}

/** Returns a function that formats amounts in TRY in the traveller's currency, for texts and accessible names. */
export function useMoney(): (amount: number) => string {
  const { currency } = useSite()
  return (amount) => formatMoney(amount, currency)
}

/**
 * Returns a function that formats amounts like the function of `useMoney`, but rounded to whole numbers, for places
 * with little space.
 */
export function useWholeMoney(): (amount: number) => string {
  const { currency } = useSite()
  return (amount) => formatWholeMoney(amount, currency)
}
