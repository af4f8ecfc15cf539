import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { TransferSearchForm } from '#contract/transfer-search.ts'
import { offeredTimes } from '#transfer/offered-times.ts'
import styles from '#transfer/search/search-bar.module.css'

/** The pick-up times of a search; the date bar searches again when one changes. */
export function PickUpTimes({ fields }: { fields: TransferSearchForm }) {
  const { t } = useLingui()
  const time = (name: 'departure_pickup_time' | 'return_pickup_time', label: string, value: string) => (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <TimeSelect name={name} value={value} />
      <input type="hidden" name={`shown_${name}`} value={value} />
    </label>
  )
  return (
    <>
      {time('departure_pickup_time', t`Alış saati`, fields.departure_pickup_time)}
      {fields.return_pickup_time && time('return_pickup_time', t`Dönüş alış saati`, fields.return_pickup_time)}
    </>
  )
}

/** A select of times that `reset()` of its form returns to `value`. */
function TimeSelect({ name, value }: { name: string; value: string }) {
  const ref = useRef<HTMLSelectElement>(null)
  // React sets the default option only when a select is mounted.
  useEffect(() => {
    for (const option of ref.current?.options ?? []) option.defaultSelected = option.value === value
  }, [value])
  return (
    <select ref={ref} name={name} defaultValue={value} className={styles.select}>
      {offeredTimes(value).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}
