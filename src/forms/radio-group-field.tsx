import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useField } from '#forms/use-field.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface RadioGroupFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; description?: ReactNode }[]
  /** Renders the options in a row, for two or three short ones. */
  inline?: boolean
  value?: string
  /** Callback with each choice, `early` if it was made before hydration. */
  onValue?: (value: string, early: boolean) => void
}

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { control, ...field } = useField(props)
  const { defaultValue, options, inline = false, value, onValue, ...radio } = control
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen !== undefined && chosen !== (value ?? defaultValue)) onValue?.(chosen, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later choices are told by their events
  }, [])
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
