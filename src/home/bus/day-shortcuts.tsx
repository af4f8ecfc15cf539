import { useLingui } from '@lingui/react/macro'
import styles from '#home/search-form.module.css'
import { addDays } from '#contract/calendar-date.ts'

interface Props {
  today: string
  /** The chosen date, as a plain date. */
  day: string
  disabled: boolean
  onChoose: (day: string) => void
}

/** The buttons 'Bugün' (today) and 'Yarın' (tomorrow), which are hidden without JavaScript. */
export function DayShortcuts({ today, day, disabled, onChoose }: Props) {
  const { t } = useLingui()
  const days = [
    { label: t`Bugün`, value: today },
    { label: t`Yarın`, value: addDays(today, 1) },
  ]
  return (
    <div className={styles.shortcuts} role="group" aria-label={t`Gidiş tarihi kısayolları`}>
      {days.map(({ label, value }) => (
        <button
          key={value}
          type="button"
          className={styles.shortcut}
          aria-pressed={day === value}
          disabled={disabled}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
