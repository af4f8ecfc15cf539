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
   * Bounds as plain dates; the year select lists the years between them, latest first. 1900 by default
   * (docs/product/frame.md#form-rules).
   */
  min?: string
  max: string
  language: string
  /** `bday` if the date is the traveller's own birth date. */
  autoComplete?: string
  /** Lists years in ascending order, as for documents that expire in the future. */
  ascending?: boolean
  /** Year at which the year select opens while none is chosen; by default the first of the list. */
  startYear?: number
  /** Shows days and months as two digits (DD MM YYYY) instead of month names. */
  digits?: boolean
}

/**
 * A birth or expiry date as selects for day, month and year; submits one YYYY-MM-DD value. Without scripts it is a
 * native date input with the same name. An impossible combination such as 31 February is marked invalid at once.
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
  // A select opens at its selected option: the empty option is placed before the start year.
  const [laterYears, restYears] = useMemo(() => {
    const start = Math.max(
      0,
      years.findIndex(([year]) => Number(year) <= startYear),
    )
    return [years.slice(0, start), years.slice(start)]
  }, [years, startYear])

  // Adopts a value typed into the native date input before hydration.
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

  // The form validates on blur, and knows only the hidden input.
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

/**
 * The options are memoized, because the form re-renders on every key press and the years alone are more than a hundred
 * options.
 */
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
