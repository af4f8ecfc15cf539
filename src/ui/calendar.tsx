import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { laterDate } from '#contract/calendar-date.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { IconButton } from '#ui/button.tsx'
import { dayAfterKey, monthAfter, monthsBetween } from '#ui/calendar-month.ts'
import { CalendarGrid, type GridHoliday } from '#ui/calendar-grid.tsx'
import { classNames } from '#ui/class-names.ts'
import { useMedia } from '#ui/use-media.ts'
import { useMonthsInView } from '#ui/use-months-in-view.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  /** All dates are plain dates. `value` is the chosen day; the days between `start` and `end` are marked. */
  value: string | null
  start?: string | null
  end?: string | null
  min: string
  max: string
  today: string
  language: string
  onSelect: (date: string) => void
  /** Focuses the chosen day on mount, for use in a dialog. */
  autoFocus?: boolean
  /** Called with the first and last month in view as YYYY-MM, and with the first and last month rendered. */
  onMonth?: (first: string, last: string, rendered: { first: string; last: string }) => void
  /**
   * Number of months: one, or many. Many are two side by side in a wide window, otherwise all of them, one below the
   * other.
   */
  months?: 'one' | 'many'
  /**
   * Text below a day's number, in a few characters and in words. A day that is `closed` or has no detail can't be
   * chosen.
   */
  detail?: (day: string) => { text: ReactNode; words: string; closed?: boolean } | undefined
  /** The price of a day, marked if it is among the `best`; null if unknown. Space is reserved for it. */
  note?: ((day: string) => { amount: string; words: string; best: boolean } | null) | undefined
  /** The holidays of a month (YYYY-MM), listed below it. */
  holidays?: (month: string) => GridHoliday[]
}

/** Window width from which two months stand side by side. */
const wideWindow = '(width >= 48rem)'

/** Number of months rendered below the last one in view, so that scrolling does not stop before the calendar's end. */
const monthsAhead = 2

/** Months as accessible grids: arrow keys, Home, End and Page keys move between days, Enter chooses. */
export function Calendar({
  value,
  start,
  end,
  min,
  max,
  today,
  language,
  onSelect,
  autoFocus = false,
  onMonth,
  months = 'one',
  detail,
  note,
  holidays,
}: CalendarProps) {
  const { t } = useLingui()
  const clamp = (day: string) => (day < min ? min : day > max ? max : day)
  const [focused, setFocused] = useState(() => clamp(value ?? start ?? today))
  const [turned, turnTo] = useState(() => focused.slice(0, 7))
  const takesFocus = useRef(autoFocus)
  const box = useRef<HTMLDivElement>(null)
  const wide = useMedia(wideWindow)
  const listed = months === 'many' && !wide
  const two = months === 'many' && wide
  const focusedMonth = focused.slice(0, 7)
  const [seen, see] = useState(focusedMonth)
  const listEnd = monthAfter(laterDate(seen, focusedMonth), monthsAhead)
  const firstMonth = listed ? min.slice(0, 7) : monthShown(turned, focusedMonth, two)
  const lastMonth = listed ? earlier(listEnd, max.slice(0, 7)) : two ? monthAfter(firstMonth, 1) : firstMonth

  useEffect(() => {
    const day = takesFocus.current ? box.current?.querySelector<HTMLElement>('td [tabindex="0"]') : null
    takesFocus.current = false
    day?.focus()
  }, [focused])
  useEffect(() => {
    if (!listed) return
    const day = box.current?.querySelector('td [tabindex="0"]')
    day?.closest('[data-month]')?.scrollIntoView()
    // A low window shows only a part of the month, so the day itself is scrolled into view.
    day?.scrollIntoView({ block: 'nearest' })
  }, [listed])

  const shows = useRef(onMonth)
  useEffect(() => {
    shows.current = onMonth
  })
  useEffect(() => {
    if (!listed) shows.current?.(firstMonth, lastMonth, { first: firstMonth, last: lastMonth })
  }, [listed, firstMonth, lastMonth])
  useMonthsInView(box, listed ? lastMonth : null, (first, last) => {
    see((before) => laterDate(before, last))
    shows.current?.(first, last, { first: firstMonth, last: lastMonth })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, focused, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    takesFocus.current = true
    setFocused(clamp(next))
    turnTo(firstMonth)
  }
  const turn = (by: 1 | -1) => {
    const month = monthAfter(firstMonth, by)
    turnTo(month)
    setFocused(clamp(`${month}-01`))
  }
  return (
    <div ref={box} className={classNames(styles.calendar, listed && styles.listed, (note || detail) && styles.noted)}>
      {!listed && (
        <>
          <IconButton
            icon="chevron"
            label={t`Önceki ay`}
            className={styles.previous}
            disabled={firstMonth <= min.slice(0, 7)}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron"
            label={t`Sonraki ay`}
            className={styles.next}
            disabled={lastMonth >= max.slice(0, 7)}
            onClick={() => turn(1)}
          />
        </>
      )}
      {monthsBetween(firstMonth, lastMonth).map((month) => (
        <CalendarGrid
          key={month}
          month={month}
          name={formatDate(`${month}-01`, 'month', language)}
          announced={!listed}
          focused={focused}
          value={value}
          start={start ?? null}
          end={end ?? null}
          min={min}
          max={max}
          today={today}
          language={language}
          detail={detail}
          note={note}
          holidays={holidays?.(month) ?? []}
          onKeyDown={onKeyDown}
          onPress={(day, open) => {
            setFocused(day)
            turnTo(firstMonth)
            if (open) onSelect(day)
          }}
        />
      ))}
    </div>
  )
}

const earlier = (a: string, b: string) => (a < b ? a : b)

/** The first month to show: the one that the traveller turned to, unless the focused day would be out of view. */
function monthShown(turned: string, focused: string, two: boolean): string {
  if (focused <= turned) return focused
  if (!two) return focused
  return focused === monthAfter(turned, 1) ? turned : monthAfter(focused, -1)
}
