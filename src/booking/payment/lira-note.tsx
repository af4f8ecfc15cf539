import { Trans } from '@lingui/react/macro'
import styles from '#booking/payment/payment-parts.module.css'
import { formatMoney } from '#i18n/money.ts'
import { useSite } from '#ui/site.ts'

/** Shows the amount in TRY that is charged, if prices are displayed in another currency. */
export function LiraNote({ amount }: { amount: number }) {
  const { currency } = useSite()
  if (currency.code === 'TRY') return null
  const lira = formatMoney(amount)
  return (
    <span className={styles.lira}>
      <Trans>Kartınızdan {lira} çekilir</Trans>
    </span>
  )
}
