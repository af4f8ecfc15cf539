import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useRootData } from '#api/root-data.ts'
import { isBookable, onDay } from '#activity/reservation/departures.ts'
import type { Departures } from '#activity/reservation/use-departures.ts'
import styles from '#activity/reservation/departure-calendar.module.css'
import { useMonthHolidays } from '#ui/use-month-holidays.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { Button } from '#ui/button.tsx'
import { Calendar } from '#ui/calendar.tsx'
import { Money, useMoney } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

interface Props {
  dates: Departures
  chosen: OrganizationDate | undefined
  onChoose: (departure: OrganizationDate) => void
}

const lowest = (prices: readonly (number | null)[]) => {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/**
 * Shows the departures as a calendar. Each day shows its lowest adult price and, if only a few are left, the number of
 * places; if the chosen day has several departures, their start times follow below.
 */
export function DepartureCalendar({ dates, chosen, onChoose }: Props) {
  const { departures, loading, again, show } = dates
  const { t } = useLingui()
  const money = useMoney()
  const { today } = useRootData()
  const { language, currency } = useSite()
  const holidays = useMonthHolidays(today)
  const [day, setDay] = useState(chosen?.start_date ?? null)
  const choice = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  const failed = again !== undefined
  // The button 'Yeniden dene' requests departures again after a failure. Once they have loaded, the button disappears,
  // so its focus moves to the calendar.
  useEffect(() => {
    if (failed || !retried.current) return
    retried.current = false
    choice.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
  }, [failed])
  const times = day === null ? [] : onDay(departures, day)
  const short = (price: number) => String(Math.round(price / currency.value)).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const detail = (date: string) => {
    const all = onDay(departures, date)
    if (all.length === 0) return undefined
    const open = all.filter(isBookable)
    if (open.length === 0) return { text: t`dolu`, words: t`yer kalmadı`, closed: true }
    const price = lowest(open.map((one) => one.adult_price))
    const left = open.every((one) => one.left !== null) ? open.reduce((sum, one) => sum + (one.left ?? 0), 0) : null
    const few = left === null ? '' : t`${plural(left, { one: 'son # yer', other: 'son # yer' })}`
    return {
      text: (
        <>
          {price === null ? <span aria-hidden="true">✓</span> : short(price)}
          {left !== null && <span className={styles.few}>{few}</span>}
        </>
      ),
      words: [price === null ? t`yer var` : money(price), few].filter(Boolean).join(', '),
    }
  }
  return (
    <div ref={choice} className={styles.choice}>
      <Calendar
        value={day}
        min={today}
        max={lastDayOnSale(today)}
        today={today}
        language={language}
        onMonth={(first, last) => {
          // The button 'Yeniden dene' requests departures again after a failure. If the traveller shows another month
          // before they have loaded, the focus does not move to the calendar afterwards.
          retried.current = false
          show(first, last)
        }}
        detail={detail}
        holidays={holidays}
        months="many"
        autoFocus
        onSelect={(date) => {
          setDay(date)
          const open = onDay(departures, date).filter(isBookable)
          if (open.length === 1 && open[0]) onChoose(open[0])
        }}
      />
      <div className={styles.foot}>
        <p className={styles.legend} role="status">
          {loading ? (
            <Trans>Tarihler yükleniyor…</Trans>
          ) : again ? (
            <Trans>Tarihler yüklenemedi.</Trans>
          ) : (
            <Trans>Yetişkin başına en düşük fiyat, {currency.icon}</Trans>
          )}
        </p>
        {again && (
          <Button
            variant="secondary"
            size="small"
            pending={loading}
            onClick={() => {
              retried.current = true
              again()
            }}
          >
            <Trans>Yeniden dene</Trans>
          </Button>
        )}
        {times.length > 1 && (
          <div role="group" aria-label={t`Saatler`} className={styles.times}>
            {times.map((one) => (
              <button
                key={one.id}
                type="button"
                className={styles.time}
                aria-pressed={one.id === chosen?.id}
                disabled={!isBookable(one)}
                onClick={() => onChoose(one)}
              >
                <strong>{one.time}</strong>
                <span>
                  {!isBookable(one) ? (
                    <Trans>dolu</Trans>
                  ) : one.left !== null ? (
                    <Plural value={one.left} one="son # yer" other="son # yer" />
                  ) : (
                    one.adult_price !== null && <Money amount={one.adult_price} />
                  )}
                </span>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
