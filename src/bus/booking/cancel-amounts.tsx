import { Trans } from '@lingui/react/macro'
import { AmountList } from '#booking/ticket/amount-list.tsx'
import styles from '#bus/booking/cancellation-card.module.css'
import { sharesOf } from '#i18n/shares.ts'
import { useSite } from '#ui/site.ts'

/** What was paid, what is kept of it and what goes back to the card, in TRY; in any currency the last is what is left. */
export function CancelAmounts({ paid, fee, refund }: { paid: number; fee: number; refund: number }) {
  const { currency } = useSite()
  const [shownPaid = paid, shownFee = -fee] = sharesOf([paid, -fee], refund, currency)
  return (
    <AmountList
      lines={[
        { name: <Trans>Ödenen tutar</Trans>, amount: shownPaid },
        { name: <Trans>Kesinti</Trans>, amount: shownFee },
      ]}
      total={{ name: <Trans>Kartınıza iade</Trans>, amount: refund }}
      totalClassName={styles.total}
    />
  )
}
