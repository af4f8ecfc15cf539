import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/plain-date.ts'
import { SearchField, type SearchFieldState } from '#home/search-field.tsx'
import styles from '#home/search-form.module.css'

interface DayFieldProps {
  name: 'departure_date' | 'return_date'
  label: string
  value: string
  min: string
  max: string
  state: SearchFieldState
  onPreload: () => void
}

/** Field for a travel date: a button that opens the calendar or, before hydration, a native date input. */
export function DayField({ value, min, max, ...field }: DayFieldProps) {
  const { name } = field
  const { i18n } = useLingui()
  return (
    <SearchField
      {...field}
      className={styles.field}
      chosen={
        <time className={styles.value} dateTime={value}>
          {formatDate(value, 'short', i18n.locale)}
        </time>
      }
      input={{ type: 'date', name, defaultValue: value, min, max }}
      hidden={<input type="hidden" name={name} value={value} />}
    />
  )
}
