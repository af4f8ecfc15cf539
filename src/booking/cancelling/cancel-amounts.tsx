import { Trans } from '@lingui/react/macro'
import { AmountList } from '#booking/ticket/amount-list.tsx'
import styles from '#booking/cancelling/cancelling.module.css'
import { sharesOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/**
 * Shows the amounts of a cancellation: paid, kept as fee, refunded to the card. The props are in TRY. The amounts are
 * displayed in the traveller's currency, rounded so that they add up. The refund is shown in TRY, too.
 */
export function CancelAmounts({ paid, fee, refund }: { paid: number; fee: number; refund: number }) {
  const { currency } = useSite()
  const [shownPaid = paid, shownFee = -fee] = sharesOf([paid, -fee], refund, currency)
  return (
    <AmountList
      lines={[
        { name: <Trans>Ödenen tutar</Trans>, amount: shownPaid },
        { name: <Trans>Kesinti</Trans>, amount: shownFee },
      ]}
      total={{ name: <Trans>Kartınıza iade</Trans>, amount: refund, isRefund: true }}
      totalClassName={styles.total}
    />
  )
}
