import { useId, useSyncExternalStore } from 'react'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import type { Ends } from '#home/places/place.ts'
import { SearchFieldError } from '#home/search-field-error.tsx'
import styles from '#home/search-form.module.css'
import { firstError } from '#home/search-reply.ts'
import type { SearchFormState } from '#home/use-search-form.ts'
import own from '#home/transfer/transfer-form.module.css'
import { offeredTimes, timeStillLeft } from '#transfer/offered-times.ts'

interface Props<F extends Ends> {
  name: 'departure_pickup_time' | 'return_pickup_time'
  label: string
  /** Date of the pick-up, as a plain date. */
  day: string
  /** Pick-up time as HH:MM. */
  value: string
  state: Pick<SearchFormState<F>, 'errors' | 'enhanced' | 'reply'>
  onChange: (value: string) => void
}

const noChanges = () => () => undefined
const thisMinute = () => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds
const beforeHydration = () => 0

/**
 * Field for a pick-up time: a native select, which is not replaced after hydration. Before hydration it also offers
 * times of today that are already past, because the server-rendered HTML does not depend on the current time.
 */
export function PickUpTimeField<F extends Ends>({ name, label, day, value, state, onChange }: Props<F>) {
  const id = useId()
  const now = useSyncExternalStore(noChanges, thisMinute, beforeHydration)
  const shown = timeStillLeft(value, day, now)
  const error = state.errors[name]
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <div className={styles.control}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <select
          id={id}
          name={name}
          value={shown}
          data-field={name}
          autoFocus={firstError(state.reply) === name}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${styles.text} ${own.time}`}
          onChange={(event) => onChange(event.target.value)}
        >
          {offeredTimes(shown, day, now).map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </div>
      <SearchFieldError id={`${id}-error`} error={error} enhanced={state.enhanced} />
    </div>
  )
}
