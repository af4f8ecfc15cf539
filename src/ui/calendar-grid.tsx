import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { dateFormatter } from '#i18n/formatting-locale.ts'
import { dateWords } from '#i18n/date-words.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { weeksFrom } from '#ui/calendar-month.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './calendar.module.css'

/** A holiday, with its first and last date as plain dates. */
export interface GridHoliday {
  from: string
  to: string
  name: string
}

interface CalendarGridProps {
  /** Month as YYYY-MM; `name` is its displayed name. */
  month: string
  name: string
  /** Whether screen readers announce the month's name when it changes. */
  announced: boolean
  /** The focused date, the chosen date, and the first and last date of the marked range, all as plain dates. */
  focused: string
  value: string | null
  start: string | null
  end: string | null
  min: string
  max: string
  today: string
  language: string
  detail: ((day: string) => { text: ReactNode; words: string; closed?: boolean } | undefined) | undefined
  note: ((day: string) => { amount: string; words: string; best: boolean } | null) | undefined
  holidays: readonly GridHoliday[]
  onKeyDown: (event: KeyboardEvent) => void
  /** Called with the pressed date; `open` tells whether the date can be chosen. */
  onPress: (day: string, open: boolean) => void
}

/** Shows one month of a calendar, with its holidays below. Weeks before the current week are left out. */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, name, announced, focused, value, start, end, min, max, today, language } = props
  const { detail, note, holidays, onKeyDown, onPress } = props
  const heading = useId()
  const dayClass = (day: string, isHoliday: boolean) =>
    classNames(
      styles.day,
      day === today && styles.today,
      isHoliday && styles.holiday,
      (day === value || day === start || day === end) && styles.chosen,
      start && end && day > start && day < end && styles.between,
    )
  const dayButton = (day: string) => {
    const said = detail?.(day)
    const price = day < min || day > max ? null : note?.(day)
    const open = !detail || (said !== undefined && !said.closed)
    const named = holidays.filter(({ from, to }) => day >= from && day <= to).map((holiday) => holiday.name)
    const words = [formatDate(day, 'day', language), ...named, said?.words, price?.words].filter(Boolean).join(', ')
    return (
      <button
        type="button"
        className={dayClass(day, named.length > 0)}
        tabIndex={day === focused ? 0 : -1}
        disabled={day < min || day > max}
        aria-disabled={!open || undefined}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onPress(day, open)}
      >
        {/* Screen readers read only this text of a date's button. It contains the date, the names of its holidays, and
            the words of `detail` and `note`, such as a price. The visible content of the button is hidden from screen
            readers. */}
        <span className="visually-hidden">{words}</span>
        <span aria-hidden="true">
          {Number(day.slice(8))}
          {said && <span className={styles.detail}>{said.text}</span>}
          {note && <span className={classNames(styles.detail, price?.best && styles.best)}>{price?.amount}</span>}
        </span>
      </button>
    )
  }
  return (
    <div className={styles.month} data-month={month}>
      <h3 id={heading} aria-live={announced ? 'polite' : undefined}>
        {name}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid pattern uses a table */}
      <table role="grid" aria-labelledby={heading} className={styles.grid} onKeyDown={onKeyDown}>
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
          {weeksFrom(month, today).map((week) => (
            <tr key={week.find((day) => day !== null)}>
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
      {holidays.length > 0 && (
        <ul className={styles.holidays}>
          {holidays.map((holiday) => (
            <li key={holiday.from}>
              {daysOf(holiday, language)} {holiday.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Formats the dates of a holiday, such as 1 Oca or 9 – 11 Mar. */
function daysOf({ from, to }: GridHoliday, language: string): string {
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  return dateFormatter(language, { day: 'numeric', month: 'short' }).formatRange(day(from), day(to))
}

/** Returns the names of the weekdays, beginning with Monday. */
function weekdays(language: string): { short: string; long: string }[] {
  const { weekdays: long, shortWeekdays: short } = dateWords(language)
  return Array.from({ length: 7 }, (_, ahead) => (ahead + 1) % 7).map((day) => ({
    short: short[day] ?? '',
    long: long[day] ?? '',
  }))
}
