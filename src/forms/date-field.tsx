import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DateLists } from '#forms/date-lists.tsx'
import { type DateParts, joinDate } from '#forms/date-parts.ts'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { writeInput } from '#forms/mask.ts'
import {
  completeDate,
  dateOrder,
  dateProblem,
  editDate,
  partsOfText,
  textOfParts,
  textOfValue,
} from '#forms/typed-date.ts'
import { useField } from '#forms/use-field.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './field.module.css'

interface DateFieldProps extends FieldProps {
  /**
   * Bounds of the date as plain dates; `min` is 1900-01-01 by default. The year list has the years from `min` to `max`,
   * by default the latest first (docs/product/frame.md#form-rules).
   */
  min?: string
  max: string
  language: string
  /** The `autocomplete` attribute: `bday` if the date is the traveller's own birth date, `off` by default. */
  autoComplete?: string | undefined
  /** Lists years in ascending order, as is useful for the expiry date of a passport. */
  ascending?: boolean
  /**
   * Year at which the year list opens while no year is chosen; by default the list's first year. It has no effect if
   * `ascending` is true.
   */
  startYear?: number
  /**
   * Writes dates as DD/MM/YYYY in every language, and shows numbers of two digits in the lists from which day and month
   * are chosen.
   */
  digits?: boolean
}

/**
 * Field for a birth or expiry date. The traveller types the date, with day, month and year in the order of the
 * language, or chooses it in lists that a button expands. The field submits one value: the date as YYYY-MM-DD, or the
 * typed text if the date is incomplete. Without JavaScript it is a native date input with the same name. A date that
 * does not exist is marked invalid at once, an incomplete date on blur or Enter.
 */
export function DateField(props: DateFieldProps) {
  const { defaultValue = '', min = '1900-01-01', max, language, autoComplete = 'off' } = props
  const { ascending = false, digits = false, startYear = Infinity } = props
  const { t } = useLingui()
  const hydrated = useHydrated()
  const lists = useId()
  const native = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const order = useMemo(() => dateOrder(digits ? 'en' : language), [digits, language])
  const [text, setText] = useState(() => textOfValue(defaultValue, order))
  const [parts, setParts] = useState<DateParts>(() => partsOfText(text, order))
  const [isOpen, setOpen] = useState(false)
  const { control, ...field } = useField(props)
  const { name, form, disabled, required } = control
  const problem = dateProblem(parts, !field.isTyping)
  const error = problem ?? field.error
  const described = field.aria['aria-describedby']
  const describedBy = error && !field.error ? [`${field.id}-error`, described].filter(Boolean).join(' ') : described

  const take = (written: string, next: DateParts) => {
    setText(written)
    setParts(next)
    if (!hidden.current) return
    hidden.current.value = joinDate(next) || written
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const complete = () => {
    const whole = completeDate(text, order)
    if (whole !== text) take(whole, partsOfText(whole, order))
  }

  // Adopts a value typed into the native date input before hydration.
  useLayoutEffect(() => {
    if (!native.current?.value) return
    const typed = textOfValue(native.current.value, order)
    setText(typed)
    setParts(partsOfText(typed, order))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, before the native input is replaced
  }, [])

  // Forwards blur to the hidden input, so that the form validates this field. On blur, the form validates only inputs
  // with a name, and of this field's inputs only the hidden one has a name.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    complete()
    field.typing.onBlur()
    hidden.current?.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true }))
  }

  const letters = {
    day: t({ message: 'GG', comment: 'Placeholder of a day in two digits' }),
    month: t({ message: 'AA', comment: 'Placeholder of a month in two digits' }),
    year: t({ message: 'YYYY', comment: 'Placeholder of a year in four digits' }),
  }
  const placeholder = order.parts.map((part) => letters[part]).join(order.separator)

  if (!hydrated) {
    return (
      <FieldFrame {...field.frame} error={error}>
        <div className={styles.control}>
          <input
            ref={native}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            id={field.id}
            name={name}
            form={form}
            disabled={disabled}
            type="date"
            autoComplete={autoComplete}
            required={required}
            min={min}
            max={max}
            defaultValue={defaultValue}
            className={styles.input}
          />
          {/* The date or its placeholder is drawn over the native input only if autofill is off. With autofill, the
             drawn text would hide a value that the browser fills in or restores. */}
          {autoComplete === 'off' && (
            <span className={styles.face} data-empty={text === ''} aria-hidden="true">
              {text || placeholder}
              <Icon name={moreIcons.calendar} size={20} />
            </span>
          )}
        </div>
      </FieldFrame>
    )
  }

  const value = joinDate(parts) || text
  return (
    <FieldFrame {...field.frame} error={error}>
      <input ref={hidden} type="hidden" name={name} form={form} disabled={disabled} defaultValue={value} />
      <div className={styles.dates} onBlur={leave}>
        <div className={styles.control}>
          <input
            id={field.id}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            aria-required={required}
            disabled={disabled}
            placeholder={placeholder}
            value={text}
            className={styles.input}
            onInput={(event) => {
              field.typing.onInput()
              const { value: typed, selectionStart } = event.currentTarget
              const edited = editDate(text, typed, selectionStart ?? typed.length, order)
              writeInput(event.currentTarget, edited.text, edited.caret)
              take(edited.text, partsOfText(edited.text, order))
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') complete()
              field.typing.onKeyDown(event)
            }}
            onChange={() => undefined}
          />
          <span className={styles.end}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={lists}
              aria-label={t`Listeden seç`}
              disabled={disabled}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={moreIcons.calendar} size={20} />
            </button>
          </span>
        </div>
        {isOpen && (
          <DateLists
            id={lists}
            parts={parts}
            min={min}
            max={max}
            language={language}
            ascending={ascending}
            startYear={startYear}
            digits={digits}
            disabled={disabled}
            describedBy={describedBy}
            isWrong={error !== undefined}
            onChoose={(next) => {
              field.typing.onInput()
              take(textOfParts(next, order), next)
            }}
          />
        )}
      </div>
    </FieldFrame>
  )
}
