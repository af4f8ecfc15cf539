import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import bar from '#booking/search/date-bar.module.css'
import type { TransferSearchForm } from '#contract/transfer-search.ts'
import { offeredTimes } from '#transfer/offered-times.ts'
import styles from '#transfer/search/search-bar.module.css'
import { classNames } from '#ui/class-names.ts'

/**
 * Select elements for the pick-up times of a search. Times that are past at `now` (ms since 1970) are left out, except
 * the time that was searched for. When a time is changed, the date bar that contains the elements starts a new search.
 */
export function PickUpTimes({ fields, now }: { fields: TransferSearchForm; now: number }) {
  const { t } = useLingui()
  const time = (
    name: 'departure_pickup_time' | 'return_pickup_time',
    label: string,
    { day, value }: { day: string; value: string },
  ) => (
    <label className={styles.field}>
      <span className={bar.label}>{label}</span>
      <TimeSelect name={name} value={value} times={offeredTimes(value, day, now)} />
      <input type="hidden" name={`shown_${name}`} value={value} />
    </label>
  )
  const { departure_date: day, departure_pickup_time: value, return_date: back, return_pickup_time: backAt } = fields
  return (
    <>
      {time('departure_pickup_time', t`Alış saati`, { day, value })}
      {back && backAt && time('return_pickup_time', t`Dönüş alış saati`, { day: back, value: backAt })}
    </>
  )
}

/** Select element for a time. When the form that contains the element is reset, the element shows `value` again. */
function TimeSelect({ name, value, times }: { name: string; value: string; times: readonly string[] }) {
  const ref = useRef<HTMLSelectElement>(null)
  // A form reset selects the default option of a select element. React sets the default option only when the element is
  // mounted, so this effect sets it again after each change of `value`.
  useEffect(() => {
    for (const option of ref.current?.options ?? []) option.defaultSelected = option.value === value
  }, [value])
  return (
    <select ref={ref} name={name} defaultValue={value} className={classNames(bar.input, styles.select)}>
      {times.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}
