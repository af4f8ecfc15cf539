import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#profile/price-alerts/price-history.module.css'
import { daysBetween } from '#contract/calendar-date.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Money, useMoney } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

interface PriceHistoryProps {
  /**
   * Price history, earliest date first. `price` is the lowest price in TRY that the gateway found on `date`, a plain
   * date.
   */
  prices: readonly { date: string; price: number }[]
  /** Price in TRY at or below which the owner of the price alert is notified; null if the alert has no such price. */
  threshold: number | null
}

const width = 300
const height = 40

/**
 * Shows how a watched price has changed, as a small chart and, for screen readers, as a table. Renders nothing if there
 * are prices of fewer than two dates.
 */
export function PriceHistory({ prices, threshold }: PriceHistoryProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const money = useMoney()
  const [first] = prices
  const last = prices.at(-1)
  if (!first || !last || first === last) return null
  const amounts = prices.map(({ price }) => price)
  const shown = threshold === null ? amounts : [...amounts, threshold]
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)]
  const days = daysBetween(first.date, last.date)
  const x = (date: string) => (daysBetween(first.date, date) / days) * width
  const y = (price: number) => (highest === lowest ? height / 2 : ((highest - price) / (highest - lowest)) * height)
  // The price is drawn as steps: it stays the same until the next known price.
  const steps = prices.map(
    ({ date, price }, index) => `${index === 0 ? 'M0' : `H${x(date)}`}${index === 0 ? ` ${y(price)}` : `V${y(price)}`}`,
  )
  const [least, most] = [money(Math.min(...amounts)), money(Math.max(...amounts))]
  return (
    <figure className={styles.history}>
      <svg
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.chart}
      >
        {threshold !== null && <path d={`M0 ${y(threshold)}H${width}`} className={styles.threshold} />}
        <path d={steps.join('')} className={styles.line} />
      </svg>
      <figcaption className={styles.caption}>
        <span>{formatDate(first.date, 'short', language)}</span>
        <span>
          {least} – {most}
        </span>
        <span>{formatDate(last.date, 'short', language)}</span>
      </figcaption>
      {/* `visually-hidden` shrinks an element to one pixel. A table can't be smaller than its content, so the class is
         on a wrapper around the table. */}
      <div className="visually-hidden">
        <table>
          <caption>
            <Trans>Fiyat geçmişi</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t`Gün`}</th>
              <th scope="col">{t`En düşük fiyat`}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ date, price }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date, 'long', language)}</th>
                <td>
                  <Money amount={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
