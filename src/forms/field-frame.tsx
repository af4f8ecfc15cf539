import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RuleText } from '#forms/rule-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './field.module.css'

interface FrameProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  warning?: ReactNode
  error: string | undefined
  required?: boolean | undefined
  /** Renders a fieldset with a legend instead of a label, for a field with several controls. */
  group?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Shows a field's label, control, error, warning and hint, in this order. The texts below the control have the IDs to
 * which `aria-describedby` from `useFieldState` refers.
 */
export function FieldFrame({
  id,
  label,
  hint,
  warning,
  error,
  required = true,
  group = false,
  className,
  children,
}: FrameProps) {
  const Frame = group ? 'fieldset' : 'div'
  const text = (
    <>
      {label}
      {!required && (
        <span className={styles.optional}>
          {' '}
          <Trans>(isteğe bağlı)</Trans>
        </span>
      )}
    </>
  )
  return (
    <Frame className={classNames(styles.field, className)}>
      {group ? (
        <legend className={styles.label}>{text}</legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {text}
        </label>
      )}
      {children}
      <FieldMessages id={id} error={error} warning={warning} hint={hint} />
    </Frame>
  )
}

/** Shows a field's error, warning and hint. */
export function FieldMessages({ id, error, warning, hint }: Pick<FrameProps, 'id' | 'error' | 'warning' | 'hint'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          <span>
            <RuleText code={error} />
          </span>
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className={styles.warning} role="status">
          <Icon name="info" size={16} />
          <span>{warning}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  )
}
