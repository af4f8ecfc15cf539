import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface SwitchFieldProps {
  name: string
  children: ReactNode
  defaultChecked?: boolean | undefined
  onCheck?: (checked: boolean) => void
}

/**
 * Shows a switch, which submits 'true' when it is on. A switch can't be invalid, so this component contains no code for
 * error messages. This keeps the JavaScript of the home page, which uses switches, small.
 */
export function SwitchField({ name, children, defaultChecked, onCheck }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={classNames(styles.tick, styles.switchRow)}>
      <input
        id={id}
        name={name}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state
        role="switch"
        value="true"
        defaultChecked={defaultChecked}
        className={styles.switch}
        onChange={(event) => onCheck?.(event.target.checked)}
      />
      <label htmlFor={id} className={styles.tickLabel}>
        {children}
      </label>
    </div>
  )
}
