import { formatMoney } from '#i18n/money.ts'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/**
 * Shows an amount of money that will be paid or refunded in lira. If prices are displayed in another currency, the
 * amount in lira follows in brackets; `liraClassName` is the class of that part.
 */
export function MoneyAndLira({ amount, liraClassName }: { amount: number; liraClassName?: string | undefined }) {
  const { currency } = useSite()
  return (
    <>
      <Money amount={amount} />
      {currency.code !== 'TRY' && <span className={liraClassName}> ({formatMoney(amount)})</span>}
    </>
  )
}
