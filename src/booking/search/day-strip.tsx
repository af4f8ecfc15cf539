import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styles from '#booking/search/date-bar.module.css'
import { addDays } from '#contract/calendar-date.ts'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { type PricedSearch, useDayPrices } from '#booking/day-prices/use-day-prices.ts'
import { usePriceWords } from '#booking/day-prices/use-price-words.ts'
import { firstOfStrip, firstPriced, pricedDays, shownDays } from '#booking/search/strip-days.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { classNames } from '#ui/class-names.ts'

/**
 * Scrolls the strip of days to its start and, if the chosen day is then out of view (near the last day on sale, or with
 * enlarged text), further to that day.
 */
function showChosen(list: HTMLElement): void {
  list.scrollLeft = 0
  const day = list.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!day) return
  const view = list.getBoundingClientRect()
  list.scrollLeft += Math.max(0, day.right - view.right) + Math.min(0, day.left - view.left)
}

interface Props {
  /** Chosen day, today and last day on sale, as plain dates. */
  chosen: string
  today: string
  lastDay: string
  /** Search whose prices are shown; null for a product without day prices. */
  priced: PricedSearch | null
  /** Day prices that the server-rendered page already contains. */
  brought: DayPricesData | null
}

/**
 * Seven days around the chosen one, as submit buttons of the date bar's form. Each day shows its month below the date
 * until its price has been loaded.
 */
export function DayStrip({ chosen, today, lastDay, priced, brought }: Props) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) showChosen(list.current)
  }, [chosen])
  const first = firstOfStrip(chosen, today, lastDay)
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index))
  const price = usePriceWords(useDayPrices(priced, firstPriced(first, today), pricedDays, brought), days)
  return (
    <div ref={list} data-scroll="inline" role="group" aria-label={t`Günler`} className={styles.days}>
      {days.map((day) => {
        const said = price(day)
        const name = formatDate(day, 'day', i18n.locale)
        return (
          <button
            key={day}
            type="submit"
            name="day"
            value={day}
            aria-current={day === chosen ? 'date' : undefined}
            className={classNames(styles.day, said?.best && styles.best)}
          >
            <span className="visually-hidden">{said ? `${name}, ${said.words}` : name}</span>
            <span aria-hidden>{formatDate(day, 'weekday', i18n.locale)}</span>
            {/* The month's name is shown until the day's price is known; then the price takes its place. The price is a
                new element, because a change of the month's element would count as a layout shift. */}
            {said ? (
              <span aria-hidden key="price">
                {said.amount}
                <span className={styles.sign}>{said.short.slice(said.amount.length)}</span>
              </span>
            ) : (
              <span aria-hidden>{formatDate(day, 'shortMonth', i18n.locale)}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
