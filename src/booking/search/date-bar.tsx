import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation, useSubmit } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { ScriptlessSubmit } from '#forms/scriptless-submit.tsx'
import styles from '#booking/search/date-bar.module.css'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import type { TravelEnd } from '#booking/day-prices/dates-popup.tsx'
import type { TravelDates } from '#booking/search/travel-dates.ts'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { DayStrip } from '#booking/search/day-strip.tsx'
import { HiddenFields } from '#booking/search/hidden-fields.tsx'
import { CalendarFold } from '#booking/search/calendar-fold.tsx'
import { Icon } from '#ui/icon.tsx'
import turned from '#ui/turned.module.css'

/** Delay in milliseconds between a change of the date and the search (docs/product/booking.md#results). */
export const dateSearchDelay = 300

const nothing: readonly string[] = []

interface Props {
  /** The current search as form fields, so that it can be posted again with other dates. */
  fields: Readonly<Record<string, string | number | boolean | null>> & {
    departure_date: string
    return_date?: string | null
  }
  roundTrip?: boolean
  /** Label of the date in a search without a journey, such as an activity search. */
  dayLabel?: string
  /**
   * The strip of days shows the day prices of the search `strip`. The calendar shows the day prices of the search that
   * `calendar` returns. `calendar` gets the chosen dates, and whether the traveller is choosing the departure or the
   * return.
   */
  priced?: {
    strip: PricedSearch
    /** Day prices for the strip of days, if the server-rendered page already contains them; otherwise null. */
    brought: DayPricesData | null
    calendar: (end: TravelEnd, dates: TravelDates) => PricedSearch
  }
  /** Whether the buttons 'Önceki' (previous) and 'Sonraki' (next) are shown beside the dates. */
  steps?: boolean
  /**
   * Names of the search fields whose controls `children` renders; the form has no hidden inputs for them. If such a
   * control is a `<select>`, changing it starts a new search.
   */
  chosen?: readonly string[]
  /**
   * Renders the content of the bar: `days` are the date inputs, `steps` the buttons 'Önceki' and 'Sonraki'. Without
   * this function, the bar contains a calendar, a strip of seven days and the two buttons.
   */
  children?: (days: ReactNode, steps: ReactNode) => ReactNode
}

/**
 * Date bar of a search: a calendar for departure and return, a strip of seven days, and the buttons 'Önceki' (previous)
 * and 'Sonraki' (next). The date inputs have a submit button, which CSS hides if JavaScript is enabled. This submit
 * button comes before the other buttons in the DOM, because Enter presses the first submit button of a form.
 */
export function DateBar({
  fields,
  roundTrip = false,
  dayLabel,
  priced,
  steps = true,
  chosen = nothing,
  children,
}: Props) {
  const { t } = useLingui()
  const { today } = useRootData()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // When the delay before a search ends, another navigation may be in progress. In that case the search starts only if
  // that navigation is itself a change of dates.
  const { state, formData } = useNavigation()
  const elsewhere = state !== 'idle' && formData?.get('intent') !== 'change-date'
  const leaving = useRef(elsewhere)
  useEffect(() => {
    leaving.current = elsewhere
  }, [elsewhere])
  const { departure_date: departure, return_date: back = null } = fields
  const lastDay = lastDayOnSale(today)
  const pressed = formData?.get('day')
  const answer = useActionData<unknown>()
  const searched = Object.values(fields).join()
  // Resets the form to the current search when that search changes, or when the page's action answers without a new
  // search, for example because the search failed.
  useEffect(() => form.current?.reset(), [searched, answer])

  const searchSoon = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    // The form is read before the delay, because the results for dates that were chosen earlier may arrive during the
    // delay and reset the inputs.
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
        max={lastDay}
        className={styles.input}
        onChange={(event) => {
          // While a year is being typed, the date field passes through years such as 0002 and 0020. These start no
          // search.
          if (event.target.value >= '2000') searchSoon()
        }}
      />
    </label>
  )
  const step = (shift: -1 | 1) => (
    <button
      key={shift}
      type="submit"
      name="shift"
      value={shift}
      className={shift === -1 ? styles.previous : styles.next}
    >
      {shift === -1 && <Icon name="chevron" size={16} className={turned.previous} />}
      {shift === -1 ? <Trans>Önceki</Trans> : <Trans>Sonraki</Trans>}
      {shift === 1 && <Icon name="chevron" size={16} className={turned.next} />}
    </button>
  )
  const inputs = (
    <div className={styles.fields}>
      {dateInput('departure_date', dayLabel ?? t`Gidiş tarihi`, departure, today)}
      {roundTrip && dateInput('return_date', t`Dönüş tarihi`, back ?? departure, departure)}
      <ScriptlessSubmit />
    </div>
  )
  return (
    <Form
      method="post"
      replace
      noValidate
      ref={form}
      onSubmit={() => clearTimeout(timer.current)}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) searchSoon()
      }}
      className={children ? undefined : styles.bar}
      aria-label={t`Tarihler`}
    >
      <HiddenFields fields={fields} leave={['departure_date', ...(roundTrip ? ['return_date'] : []), ...chosen]} />
      <input type="hidden" name="intent" value="change-date" />
      <input type="hidden" name="shown_departure_date" value={departure} />
      <input type="hidden" name="shown_return_date" value={back ?? ''} />
      {children ? (
        children(inputs, steps && [step(-1), step(1)])
      ) : (
        <>
          <CalendarFold
            form={form}
            label={dayLabel}
            departure={departure}
            back={roundTrip ? (back ?? departure) : null}
            lastDay={lastDay}
            priced={priced?.calendar ?? (() => null)}
            onChoose={searchSoon}
          >
            {inputs}
          </CalendarFold>
          {steps && step(-1)}
          <DayStrip
            chosen={typeof pressed === 'string' ? pressed : departure}
            today={today}
            lastDay={lastDay}
            priced={priced?.strip ?? null}
            brought={priced?.brought ?? null}
          />
          {steps && step(1)}
        </>
      )}
    </Form>
  )
}
