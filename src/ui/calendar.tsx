import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { laterDate } from '#contract/calendar-date.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { IconButton } from '#ui/button.tsx'
import { dayAfterKey, monthAfter, monthsBetween } from '#ui/calendar-month.ts'
import { CalendarGrid, type GridHoliday } from '#ui/calendar-grid.tsx'
import { classNames } from '#ui/class-names.ts'
import arrow from '#ui/turned.module.css'
import { useMedia } from '#ui/use-media.ts'
import { useMonthsInView } from '#ui/use-months-in-view.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  /** The chosen date; all dates of a calendar are plain dates. */
  value: string | null
  /** First and last date of a range; the calendar highlights all dates of the range. */
  start?: string | null
  end?: string | null
  min: string
  max: string
  today: string
  language: string
  onSelect: (date: string) => void
  /**
   * Whether a date gets the focus when the calendar is mounted; useful in a dialog. The date is `value` if there is
   * one, otherwise `start`, otherwise `today`. If the date is outside the range from `min` to `max`, the nearer end of
   * the range gets the focus.
   */
  autoFocus?: boolean
  /**
   * Called initially and whenever the visible months change. The arguments are the first and last visible month and, in
   * `rendered`, the first and last rendered month, all as YYYY-MM. A rendered month may be outside the visible area.
   */
  onMonth?: (first: string, last: string, rendered: { first: string; last: string }) => void
  /**
   * Whether the calendar shows one month at a time (`one`) or several months (`many`). With `many`, a wide window shows
   * two months side by side. A narrower window shows the months below each other, and adds later ones during scrolling.
   */
  months?: 'one' | 'many'
  /**
   * Returns what is shown below the number of a date: a short `text` and, for screen readers, `words`. If it returns
   * undefined for a date or marks it as `closed`, the date can't be chosen.
   */
  detail?: (day: string) => { text: ReactNode; words: string; closed?: boolean } | undefined
  /**
   * Returns the price of a date, or null if the price is unknown. `best` tells whether the price is highlighted as the
   * lowest one among the rendered dates. If this function is given, space is reserved for prices.
   */
  note?: ((day: string) => { amount: string; words: string; best: boolean } | null) | undefined
  /** Returns the holidays of a month (YYYY-MM), which are listed below the month. */
  holidays?: (month: string) => GridHoliday[]
}

/** Media query for windows in which two months fit side by side. */
const wideWindow = '(width >= 48rem)'

/**
 * Number of months that a calendar with months below each other renders beyond the latest month that has been visible,
 * or beyond the month of the focused date if that month is later. Without these additional months, the traveller could
 * not scroll past the visible month.
 */
const monthsAhead = 2

/**
 * Shows months as accessible grids. Arrow keys, Home, End, Page Up and Page Down move between dates; Enter chooses one.
 */
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
    // In a window of little height, only a part of the month is visible. Therefore the focused date itself is scrolled
    // into view too.
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
    const day = clamp(next)
    takesFocus.current = day !== focused
    setFocused(day)
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
            className={arrow.previous}
            aria-disabled={firstMonth <= min.slice(0, 7)}
            onClick={() => firstMonth > min.slice(0, 7) && turn(-1)}
          />
          <IconButton
            icon="chevron"
            label={t`Sonraki ay`}
            className={classNames(arrow.next, styles.next)}
            aria-disabled={lastMonth >= max.slice(0, 7)}
            onClick={() => lastMonth < max.slice(0, 7) && turn(1)}
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

/**
 * Returns the first month that the calendar shows. `turned` is the preferred first month; `focused` is the month of the
 * focused date, which must be visible. If `two` is set, the calendar also shows the month after the returned one. Of
 * the first months with which `focused` is visible, the one nearest to `turned` is returned.
 */
function monthShown(turned: string, focused: string, two: boolean): string {
  return focused <= turned || !two ? focused : monthAfter(focused, -1)
}
