import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './segmented.module.css'

interface SegmentedProps<T extends string> {
  name: string
  /** Accessible name of the segmented control; only screen readers read it. */
  label: ReactNode
  options: readonly { value: T; label: ReactNode; icon?: IconName }[]
  value?: T
  defaultValue?: T
  onChange?: (value: T) => void
}

/** A segmented control with two or three options, which are native radio buttons. */
export function Segmented<T extends string>({
  name,
  label,
  options,
  value,
  defaultValue,
  onChange,
}: SegmentedProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => {
        const state =
          value === undefined
            ? { defaultChecked: option.value === defaultValue, onChange: () => onChange?.(option.value) }
            : { checked: option.value === value, onChange: () => onChange?.(option.value) }
        return (
          <label key={option.value} className={styles.option} htmlFor={`${id}-${option.value}`}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              className={styles.input}
              {...state}
            />
            {option.icon && <Icon name={option.icon} size={20} />}
            <span>{option.label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
