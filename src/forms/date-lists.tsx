import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import type { DateParts } from '#forms/date-parts.ts'
import { dateWords } from '#i18n/date-words.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface DateListsProps {
  id: string
  parts: DateParts
  /** Bounds of the date as plain dates; the year list has the years between them. */
  min: string
  max: string
  language: string
  ascending: boolean
  startYear: number
  digits: boolean
  disabled: boolean | undefined
  /** IDs of the texts below the field (error, warning, hint), separated by spaces; undefined if there are none. */
  describedBy: string | undefined
  isWrong: boolean
  onChoose: (parts: DateParts) => void
}

/** Shows a date as three lists: day, month and year (docs/product/frame.md#form-rules). */
export function DateLists(props: DateListsProps) {
  const { id, parts, min, max, language, ascending, startYear, digits, disabled, describedBy, isWrong, onChoose } =
    props
  const { t } = useLingui()
  const days = useMemo(
    () => numbers(1, 31).map((day) => [pad(day), digits ? pad(day) : String(day)] as const),
    [digits],
  )
  const months = useMemo(
    () => numbers(1, 12).map((month) => [pad(month), digits ? pad(month) : monthName(month, language)] as const),
    [digits, language],
  )
  const years = useMemo(
    () => yearsBetween(min, max, ascending).map((year) => [String(year), String(year)] as const),
    [min, max, ascending],
  )
  // The browser opens a select at the selected option. While no year is chosen, this is the empty option. Therefore the
  // empty option is placed just before the year at which the list should open.
  const [laterYears, restYears] = useMemo(() => {
    const start = Math.max(
      0,
      years.findIndex(([year]) => Number(year) <= startYear),
    )
    return [years.slice(0, start), years.slice(start)]
  }, [years, startYear])
  const lists = [
    { part: 'day', label: t`Gün`, before: none, options: days },
    { part: 'month', label: t`Ay`, before: none, options: months },
    { part: 'year', label: t`Yıl`, before: laterYears, options: restYears },
  ] as const
  return (
    <div id={id} role="group" aria-label={t`Gün, ay ve yıl`} className={styles.date}>
      {lists.map((list) => (
        <select
          key={list.part}
          aria-label={list.label}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          disabled={disabled}
          className={classNames(styles.input, styles.select)}
          value={shownIn(list.before, parts[list.part]) || shownIn(list.options, parts[list.part])}
          onChange={(event) => onChoose({ ...parts, [list.part]: event.target.value })}
        >
          <Options options={list.before} />
          <option value="">{list.label}</option>
          <Options options={list.options} />
        </select>
      ))}
    </div>
  )
}

type Choices = readonly (readonly [value: string, text: string])[]

const none: Choices = []

/**
 * Returns `part` (the day, month or year of the date) if it is among `options`, otherwise ''. In a select, the value ''
 * selects the empty option. A value without an option would select the first option.
 */
const shownIn = (options: Choices, part: string) => (options.some(([value]) => value === part) ? part : '')

/**
 * Options are memoised, because the form re-renders on every key press and the year list of a birth date alone has more
 * than a hundred options.
 */
const Options = memo(function Options({ options }: { options: Choices }) {
  return options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
})

const pad = (number: number) => String(number).padStart(2, '0')
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

function yearsBetween(min: string, max: string, ascending: boolean): number[] {
  const list = numbers(Number(min.slice(0, 4)), Number(max.slice(0, 4)))
  return ascending ? list : list.reverse()
}

const monthName = (month: number, language: string) => dateWords(language).months[month - 1] ?? ''
