import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { ScriptlessSubmit } from '#forms/scriptless-submit.tsx'
import styles from '#booking/search/date-bar.module.css'
import { type DateNotice, lastDayOnSale } from '#booking/search/day-rules.ts'
import { HiddenFields } from '#booking/search/hidden-fields.tsx'
import { Icon } from '#ui/icon.tsx'

/** Milliseconds that the date picker waits before it searches (docs/product/booking.md#results). */
export const dateSearchDelay = 300

interface Props {
  /** The search on the screen as the fields of its form, to be posted again with other days. */
  fields: Readonly<Record<string, string | number | boolean | null>> & {
    departure_date: string
    return_date?: string | null
  }
  roundTrip?: boolean
  /** Whether 'Önceki' and 'Sonraki' stand beside the days. */
  steps?: boolean
  notices: DateNotice[] | undefined
}

/**
 * Days of a search: departure, and return of a round trip. The inputs come before 'Önceki' and 'Sonraki', so that Enter
 * in one of them does not press 'Önceki'.
 */
export function DateBar({ fields, roundTrip = false, steps = true, notices }: Props) {
  const { t } = useLingui()
  const { today } = useRootData()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Another press may be on its way once the picker has waited; only an earlier change of days gives way.
  const { state, formData } = useNavigation()
  const elsewhere = state !== 'idle' && formData?.get('intent') !== 'change-date'
  const leaving = useRef(elsewhere)
  useEffect(() => {
    leaving.current = elsewhere
  }, [elsewhere])
  const { departure_date: departure, return_date: back = null } = fields
  // The inputs go back to the days of the search: of another one, or of the same where the asked days can't be.
  useEffect(() => form.current?.reset(), [departure, back, notices])

  const searchSoon = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    // As chosen now: results of an earlier choice that arrive meanwhile put the inputs back.
    const asked = new FormData(form.current)
    asked.set('intent', 'change-date')
    timer.current = setTimeout(() => {
      if (leaving.current) return
      void submit(asked, { method: 'post', replace: true })
    }, dateSearchDelay)
  }
  const dateInput = (name: string, label: string, value: string, min: string) => (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        type="date"
        name={name}
        defaultValue={value}
        min={min}
        max={lastDayOnSale(today)}
        className={styles.input}
        onChange={(event) => {
          // A year that is being typed passes through 0002 and 0020.
          if (event.target.value >= '2000') searchSoon()
        }}
      />
    </label>
  )
  const step = (shift: -1 | 1) => (
    <button type="submit" name="shift" value={shift} className={shift === -1 ? styles.previous : styles.next}>
      {shift === -1 && <Icon name="chevron" size={16} className={styles.before} />}
      {shift === -1 ? <Trans>Önceki</Trans> : <Trans>Sonraki</Trans>}
      {shift === 1 && <Icon name="chevron" size={16} className={styles.after} />}
    </button>
  )
  return (
    <Form
      method="post"
      replace
      noValidate
      ref={form}
      onSubmit={() => clearTimeout(timer.current)}
      className={styles.bar}
      aria-label={t`Tarihler`}
      data-round-trip={roundTrip || undefined}
    >
      <HiddenFields fields={fields} leave={roundTrip ? ['departure_date', 'return_date'] : ['departure_date']} />
      <input type="hidden" name="intent" value="change-date" />
      <input type="hidden" name="shown_departure_date" value={departure} />
      <input type="hidden" name="shown_return_date" value={back ?? ''} />
      <div className={styles.fields}>
        {dateInput('departure_date', t`Gidiş tarihi`, departure, today)}
        {roundTrip && dateInput('return_date', t`Dönüş tarihi`, back ?? departure, departure)}
        <ScriptlessSubmit />
      </div>
      {steps && step(-1)}
      {steps && step(1)}
    </Form>
  )
}
