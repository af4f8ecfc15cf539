import { Trans } from '@lingui/react/macro'
import styles from '#booking/ticket/price-summary.module.css'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'

interface PriceSummaryProps {
  /** What was bought, in TRY before any discount. */
  lines: { name: string; amount: number }[]
  discount: number
  total: number
}

/** What the booking costs, line by line, and the total. */
export function PriceSummary({ lines, discount, total }: PriceSummaryProps) {
  return (
    <Card title={<Trans>Fiyat özeti</Trans>} icon="card">
      <dl className={styles.lines}>
        {lines.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        {discount > 0 && (
          <div className={styles.discount}>
            <dt>
              <Trans>İndirim</Trans>
            </dt>
            <dd>
              <Money amount={-discount} />
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
