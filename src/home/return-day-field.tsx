import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useRootData } from '#api/root-data.ts'
import { DayField } from '#home/day-field.tsx'
import styles from '#home/search-form.module.css'

interface Props extends Omit<ComponentProps<typeof DayField>, 'name' | 'label' | 'value' | 'min'> {
  dates: { departure: string; return: string }
}

/**
 * Field for the return date. The earliest date is the departure date. Before hydration the earliest date is today,
 * because the field can't react yet when the departure date changes.
 */
export function ReturnDayField({ dates, ...day }: Props) {
  const { t } = useLingui()
  const { today } = useRootData()
  const min = day.state.enhanced ? dates.departure : today
  return (
    <div className={styles.back}>
      <DayField {...day} name="return_date" label={t`Dönüş tarihi`} value={dates.return} min={min} />
    </div>
  )
}
