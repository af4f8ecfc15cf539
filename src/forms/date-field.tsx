import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type DateParts, datePartsOf, isWrongDate, joinDate } from '#forms/date-parts.ts'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useField } from '#forms/use-field.ts'
import { dateFormatter } from '#i18n/formatting-locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './field.module.css'

interface DateFieldProps extends FieldProps {
  /**
   * Bounds as plain dates; years are listed between them, the later first. From 1900 unless told
   * (docs/product/frame.md#form-rules).
   */
  min?: string
  max: string
  language: string
  /** `bday`, where the date is the traveller's own. */
  autoComplete?: string
  /** Years run upwards, as for documents that end in the future. */
  ascending?: boolean
  /** The list of years opens here while no year is chosen. At its top unless told. */
  startYear?: number
  /** Lists days and months as two digits, so that it reads DD MM YYYY, instead of months by their names. */
  digits?: boolean
}

/**
 * A day of birth or of expiry as lists of day, month and year; submits one YYYY-MM-DD value. With scripts off it is a
 * native date field of the same name. A combination that is no day, such as 31 February, is marked at once.
 */
export function DateField(props: DateFieldProps) {
  const {
    defaultValue = '',
    min = '1900-01-01',
    max,
    language,
    ascending = false,
    digits = false,
    startYear = Infinity,
  } = props
  const { t } = useLingui()
  const hydrated = useHydrated()
  const native = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const [parts, setParts] = useState<DateParts>(() => datePartsOf(defaultValue))
  const wrong = isWrongDate(parts)
  const { control, ...field } = useField({ ...props, errors: wrong ? ['date'] : props.errors })
  const { name, form, disabled, required } = control
  const error = wrong ? 'date' : field.error

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
  // A list opens at what is chosen: nothing is, and stands before the year to begin with.
  const [laterYears, restYears] = useMemo(() => {
    const start = Math.max(
      0,
      years.findIndex(([year]) => Number(year) <= startYear),
    )
    return [years.slice(0, start), years.slice(start)]
  }, [years, startYear])

  // What was typed into the native field before scripts ran is taken over.
  useLayoutEffect(() => {
    if (native.current?.value) setParts(datePartsOf(native.current.value))
  }, [])

  const choose = (part: keyof DateParts, value: string) => {
    const next = { ...parts, [part]: value }
    setParts(next)
    if (!hidden.current) return
    hidden.current.value = joinDate(next)
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // The form checks a field on leaving it, and the one that it knows is the hidden one.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLSelectElement>) => {
    field.typing.onBlur()
    if (relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget)) return
    hidden.current?.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true }))
  }

  if (!hydrated) {
    return (
      <FieldFrame {...field.frame}>
        <input
          ref={native}
          {...field.aria}
          id={field.id}
          name={name}
          form={form}
          disabled={disabled}
          type="date"
          required={required}
          min={min}
          max={max}
          defaultValue={defaultValue}
          className={styles.input}
        />
      </FieldFrame>
    )
  }

  const lists = [
    { part: 'day', label: t`Gün`, before: none, options: days },
    { part: 'month', label: t`Ay`, before: none, options: months },
    { part: 'year', label: t`Yıl`, before: laterYears, options: restYears },
  ] as const
  return (
    <FieldFrame group {...field.frame} error={error}>
      <input ref={hidden} type="hidden" name={name} form={form} disabled={disabled} defaultValue={joinDate(parts)} />
      <div className={styles.date}>
        {lists.map((list) => (
          <select
            key={list.part}
            {...field.aria}
            aria-invalid={error ? true : undefined}
            id={list.part === 'day' ? field.id : undefined}
            aria-label={list.label}
            disabled={disabled}
            className={classNames(styles.input, styles.select)}
            value={parts[list.part]}
            onChange={(event) => choose(list.part, event.target.value)}
            onBlur={leave}
          >
            <Options options={list.before} />
            <option value="">{list.label}</option>
            <Options options={list.options} />
          </select>
        ))}
      </div>
    </FieldFrame>
  )
}

const none: readonly (readonly [string, string])[] = []

/** Drawn once: a form is drawn anew at every key, and the years alone are more than a hundred. */
const Options = memo(function Options({ options }: { options: readonly (readonly [value: string, text: string])[] }) {
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

function monthName(month: number, language: string): string {
  return dateFormatter(language, { month: 'long' }).format(new Date(Date.UTC(2026, month - 1, 1)))
}
