import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { firstUnknown, type PricedSearch, useDayPrices } from '#booking/day-prices/use-day-prices.ts'
import { useMonthHolidays } from '#ui/use-month-holidays.ts'
import { usePriceWords } from '#booking/day-prices/use-price-words.ts'
import type { TravelDates } from '#booking/search/travel-dates.ts'
import { laterDate } from '#contract/calendar-date.ts'
import { mostDays } from '#contract/day-prices.ts'
import { Calendar } from '#ui/calendar.tsx'
import { useSite } from '#ui/site.ts'
import styles from '#booking/day-prices/priced-calendar.module.css'

interface Props {
  /** Dates are plain dates; `value` is the chosen one. */
  value: string
  range: TravelDates | null
  min: string
  max: string
  today: string
  priced: PricedSearch | null
  onSelect: (day: string) => void
}

/** Calendar of a journey with the holidays of Türkiye, and the lowest price of each day once it is known. */
export function PricedCalendar({ value, range, min, max, today, priced, onSelect }: Props) {
  const { i18n } = useLingui()
  const { currency } = useSite()
  const holidays = useMonthHolidays(today)
  const [shown, show] = useState(() => {
    const month = { first: value.slice(0, 7), last: value.slice(0, 7) }
    return { ...month, rendered: month }
  })
  // A tall window shows more days than one reply contains, so further calls request the prices of the remaining days.
  const prices = useDayPrices(
    priced,
    (known) => firstUnknown(known, laterDate(`${shown.first}-01`, min), shown.last, max),
    mostDays,
  )
  const words = usePriceWords(
    prices,
    Object.keys(prices).filter((day) => day >= min && isWithin(day.slice(0, 7), shown.rendered)),
  )
  return (
    <>
      {priced && (
        <p className={styles.legend}>
          {Object.values(prices).some((price) => typeof price === 'number') ? (
            <Trans>Günün en düşük fiyatı, {currency.icon}</Trans>
          ) : (
            // While no price is known, a non-breaking space keeps the height of the line that explains the prices.
            '\u00A0'
          )}
        </p>
      )}
      <Calendar
        value={value}
        start={range?.departure ?? null}
        end={range?.return ?? null}
        min={min}
        max={max}
        today={today}
        language={i18n.locale}
        onSelect={onSelect}
        onMonth={(first, last, rendered) => show({ first, last, rendered })}
        note={priced ? (day) => words(day) ?? null : undefined}
        holidays={holidays}
        months="many"
        autoFocus
      />
    </>
  )
}

const isWithin = (month: string, { first, last }: { first: string; last: string }) => first <= month && month <= last
