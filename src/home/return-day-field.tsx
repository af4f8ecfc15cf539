import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useRootData } from '#api/root-data.ts'
import { DayField } from '#home/day-field.tsx'
import styles from '#home/search-form.module.css'

interface Props extends Omit<ComponentProps<typeof DayField>, 'name' | 'label' | 'value' | 'min'> {
  dates: { departure: string; return: string }
}

/** The day of the return, not before the departure; before hydration, when the departure may still change, not past. */
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
