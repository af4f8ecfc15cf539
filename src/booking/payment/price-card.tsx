import { Trans, useLingui } from '@lingui/react/macro'
import { LiraNote } from '#booking/payment/lira-note.tsx'
import styles from '#booking/payment/price-card.module.css'
import { Card } from '#ui/card.tsx'
import { sharesOf } from '#i18n/shares.ts'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import row from '#ui/row.module.css'
import { useSite } from '#ui/site.ts'

/** A line of the price table; a `minor` line is a detail of the line above it. Amounts are in TRY. */
export interface PriceLine {
  name: string
  amount: number
  minor?: boolean
  /**
   * Number of lines directly below this line whose sum this line shows; absent if this line shows its `amount`. A line
   * that shows a sum has the `amount` 0, so that no amount counts twice in the sum of all lines.
   */
  sums?: number
}

interface PriceCardProps {
  lines: readonly PriceLine[]
  /** Amount in TRY that the chosen coupon or money point subtracts. */
  discount: number
  total: number
}

/** Card with the lines of the price, the discount (if there is one) as a negative amount, and the total. */
export function PriceCard({ lines, discount, total }: PriceCardProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const shares = sharesOf([...lines.map(({ amount }) => amount), -discount], total, currency)
  const shareOf = (first: number, count = 0) =>
    shares.slice(first + (count && 1), first + 1 + count).reduce((sum, share) => sum + share, 0)
  return (
    <Card title={t`Fiyat Bilgileri`} icon={moreIcons.tag}>
      <dl className={styles.lines}>
        {lines.map(({ name, minor, sums }, index) => (
          <Line key={index} name={name} amount={shareOf(index, sums)} look={minor ? 'minor' : 'line'} />
        ))}
        {discount > 0 && <Line look="discount" name={t`İndirim`} amount={shares.at(-1) ?? -discount} />}
        <div className={classNames(row.apart, styles.total)}>
          <dt>
            <Trans>Toplam</Trans>
          </dt>
          <dd aria-live="polite">
            <Money amount={total} />
            <LiraNote amount={total} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}

type Look = 'line' | 'minor' | 'discount'

function Line({ name, amount, look }: { name: string; amount: number; look: Look }) {
  return (
    <div className={classNames(row.apart, styles[look])}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
