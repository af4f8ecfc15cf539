import type { ReactNode } from 'react'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useEarlyValue } from '#forms/use-early-value.ts'
import { useField } from '#forms/use-field.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface RadioGroupFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; description?: ReactNode }[]
  /** Shows the options in one row; suitable for two or three short options. */
  inline?: boolean
  value?: string
  /** Called at each choice. `early` is true for a choice before hydration, which is reported after hydration. */
  onValue?: (value: string, early: boolean) => void
}

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { control, ...field } = useField(props)
  const { defaultValue, options, inline = false, value, onValue, ...radio } = control
  const group = useEarlyValue<HTMLDivElement>((radios) => {
    const chosen = radios.querySelector<HTMLInputElement>('input:checked')
    if (chosen) onValue?.(chosen.value, true)
  })
  return (
    <FieldFrame group {...field.frame}>
      <div ref={group} className={inline ? styles.inline : styles.stacked}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, field.error && styles.wrong)}>
            <input
              {...radio}
              {...field.aria}
              {...field.typing}
              id={index === 0 ? field.id : undefined}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              className={styles.radio}
              onChange={() => onValue?.(option.value, false)}
            />
            <span className={styles.choiceText}>
              {option.label}
              {option.description && <span className={styles.hint}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
