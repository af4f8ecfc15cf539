import { Trans } from '@lingui/react/macro'
import styles from '#booking/ticket/price-summary.module.css'
import { sharesOf } from '#i18n/shares.ts'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

interface PriceSummaryProps {
  /** What was bought, in TRY before any discount. */
  lines: { name: string; amount: number }[]
  discount: number
  total: number
}

/** What the booking costs, line by line, and the total. */
export function PriceSummary({ lines, discount, total }: PriceSummaryProps) {
  const { currency } = useSite()
  const shares = sharesOf([...lines.map(({ amount }) => amount), -discount], total, currency)
  return (
    <Card title={<Trans>Fiyat özeti</Trans>} icon="tag">
      <dl className={styles.lines}>
        {lines.map(({ name, amount }, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={shares[index] ?? amount} />
            </dd>
          </div>
        ))}
        {discount > 0 && (
          <div className={styles.discount}>
            <dt>
              <Trans>İndirim</Trans>
            </dt>
            <dd>
              <Money amount={shares.at(-1) ?? -discount} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Toplam</Trans>
          </dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
