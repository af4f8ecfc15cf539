import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import styles from './stepper.module.css'

interface StepperProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /**
   * Name of what the stepper counts, such as 'Yetişkin' (adult). The accessible names of the two buttons contain this
   * name.
   */
  unit: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** ID of the form to which the number input belongs, if the stepper is outside the form element. */
  form?: string | undefined
}

/**
 * A number input between two buttons that change it by one. The number can also be typed, which works without
 * JavaScript. At the minimum or maximum, a button ignores presses. It is not disabled, so that it keeps the focus.
 */
export function Stepper({ name, label, hint, unit, value, min = 0, max, onChange, form }: StepperProps) {
  const { t } = useLingui()
  const id = useId()
  const clamp = (next: number) => Math.min(Math.max(next, min), Math.max(max, min))
  const step = (by: number) => onChange(clamp(value + by))
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <div className={styles.control}>
        <button
          type="button"
          className={styles.step}
          aria-label={t`${unit} azalt`}
          aria-disabled={value <= min}
          onClick={() => value > min && step(-1)}
        >
          <Icon name={moreIcons.minus} size={20} />
        </button>
        <input
          id={id}
          name={name}
          form={form}
          type="number"
          inputMode="numeric"
          min={min}
          max={Math.max(max, value)}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={styles.count}
          onChange={(event) => onChange(clamp(Math.trunc(Number(event.target.value)) || 0))}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t`${unit} artır`}
          aria-disabled={value >= max}
          onClick={() => value < max && step(1)}
        >
          <Icon name="plus" size={20} />
        </button>
        <output htmlFor={id} aria-live="polite" className="visually-hidden">
          {`${unit}: ${value}`}
        </output>
      </div>
    </div>
  )
}
