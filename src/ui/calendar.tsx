import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { addMonths } from '#i18n/calendar-months.ts'
import { dateFormatter } from '#i18n/formatting-locale.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { IconButton } from '#ui/button.tsx'
import { dayAfterKey, weeksOfMonth } from '#ui/calendar-month.ts'
import { classNames } from '#ui/class-names.ts'
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
  /** Callback with the shown month as YYYY-MM. */
  onMonth?: (month: string) => void
  /**
   * What a day says below its number, in a few characters and in words. A day that is `closed` or has no detail can't be
   * chosen.
   */
  detail?: (day: string) => { text: ReactNode; words: string; closed?: boolean } | undefined
}

/** One month as an accessible grid: arrow keys, Home, End and Page keys move between days, Enter chooses. */
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
  detail,
}: CalendarProps) {
  const { t } = useLingui()
  const heading = useId()
  const clamp = (day: string) => (day < min ? min : day > max ? max : day)
  const [focused, setFocused] = useState(() => clamp(value ?? start ?? today))
  const takesFocus = useRef(autoFocus)
  const grid = useRef<HTMLTableElement>(null)
  const month = focused.slice(0, 7)

  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [focused])

  const shows = useRef(onMonth)
  useEffect(() => {
    shows.current = onMonth
  })
  useEffect(() => shows.current?.(month), [month])

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = dayAfterKey(event.key, focused, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    takesFocus.current = true
    setFocused(clamp(next))
  }
  const turn = (months: number) => setFocused(clamp(addMonths(`${month}-01`, months)))
  const dayClass = (day: string) =>
    classNames(
      styles.day,
      day === today && styles.today,
      (day === value || day === start || day === end) && styles.chosen,
      start && end && day > start && day < end && styles.between,
    )
  const dayButton = (day: string) => {
    const said = detail?.(day)
    const open = !detail || (said !== undefined && !said.closed)
    const name = formatDate(day, 'day', language)
    return (
      <button
        type="button"
        className={dayClass(day)}
        tabIndex={day === focused ? 0 : -1}
        disabled={day < min || day > max}
        aria-disabled={!open || undefined}
        aria-current={day === today ? 'date' : undefined}
        aria-label={said ? undefined : name}
        onClick={() => {
          setFocused(day)
          if (open) onSelect(day)
        }}
      >
        {said && <span className="visually-hidden">{`${name}, ${said.words}`}</span>}
        {/* In the tree of accessibility a day with a detail is named in words alone. */}
        <span aria-hidden={said !== undefined || undefined}>
          {Number(day.slice(8))}
          {said && <span className={styles.detail}>{said.text}</span>}
        </span>
      </button>
    )
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.header}>
        <IconButton
          icon="chevron"
          label={t`Önceki ay`}
          className={styles.previous}
          disabled={month <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <h3 id={heading} aria-live="polite" className={styles.month}>
          {formatDate(`${month}-01`, 'month', language)}
        </h3>
        <IconButton
          icon="chevron"
          label={t`Sonraki ay`}
          className={styles.next}
          disabled={month >= max.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid pattern uses a table */}
      <table ref={grid} role="grid" aria-labelledby={heading} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td
                  key={day ?? column}
                  aria-selected={day === null ? undefined : day === value || day === start || day === end}
                >
                  {day && dayButton(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Weekday names from Monday; 5 January 2026 was a Monday. */
function weekdays(language: string): { short: string; long: string }[] {
  const name = (style: 'short' | 'long', day: number) =>
    dateFormatter(language, { weekday: style }).format(new Date(Date.UTC(2026, 0, 5 + day)))
  return Array.from({ length: 7 }, (_, day) => ({ short: name('short', day), long: name('long', day) }))
}
