import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styles from '#booking/search/date-bar.module.css'
import { addDays, laterDate } from '#contract/calendar-date.ts'
import { formatDate } from '#i18n/plain-date.ts'

const shownDays = 7

/** First day of the strip: two days before the chosen one, so that it is in view without scrolling on any phone. */
export function firstOfStrip(chosen: string, today: string, lastDay: string): string {
  const first = laterDate(addDays(chosen, -2), today)
  const latest = addDays(lastDay, 1 - shownDays)
  return first > latest ? latest : first
}

interface Props {
  /** Plain dates. */
  chosen: string
  today: string
  lastDay: string
}

/** Seven days around the chosen one, as submit buttons of the date bar's form. */
export function DayStrip({ chosen, today, lastDay }: Props) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollLeft = 0
  }, [chosen])
  const first = firstOfStrip(chosen, today, lastDay)
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index))
  return (
    <div ref={list} role="group" aria-label={t`Günler`} className={styles.days}>
      {days.map((day) => (
        <button
          key={day}
          type="submit"
          name="day"
          value={day}
          aria-current={day === chosen ? 'date' : undefined}
          className={styles.day}
        >
          <span className="visually-hidden">{formatDate(day, 'day', i18n.locale)}</span>
          <span aria-hidden>{formatDate(day, 'weekday', i18n.locale)}</span>
          <span aria-hidden>{formatDate(day, 'shortMonth', i18n.locale)}</span>
        </button>
      ))}
    </div>
  )
}
