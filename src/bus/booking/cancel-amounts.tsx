import { Trans } from '@lingui/react/macro'
import styles from '#bus/booking/cancellation-card.module.css'
import { sharesOf } from '#i18n/shares.ts'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/** What was paid, what is kept of it and what goes back to the card, in TRY; in any currency the last is what is left. */
export function CancelAmounts({ paid, fee, refund }: { paid: number; fee: number; refund: number }) {
  const { currency } = useSite()
  const [shownPaid = paid, shownFee = -fee] = sharesOf([paid, -fee], refund, currency)
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>
          <Trans>Ödenen tutar</Trans>
        </dt>
        <dd>
          <Money amount={shownPaid} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Kesinti</Trans>
        </dt>
        <dd>
          <Money amount={shownFee} />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>
          <Trans>Kartınıza iade</Trans>
        </dt>
        <dd>
          <Money amount={refund} />
        </dd>
      </div>
    </dl>
  )
}
