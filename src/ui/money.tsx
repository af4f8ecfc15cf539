import { formatMoney } from '#i18n/money.ts'
import { useSite } from '#ui/site.ts'

/** A TRY amount in the currency that the traveller chose. */
export function Money({ amount }: { amount: number }) {
  const { currency } = useSite()
  return <>{formatMoney(amount, currency)}</>
}

/** Formats TRY amounts in the currency that the traveller chose, for texts and names of controls. */
export function useMoney(): (amount: number) => string {
  const { currency } = useSite()
  return (amount) => formatMoney(amount, currency)
}
