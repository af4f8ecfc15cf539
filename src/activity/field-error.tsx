import { useLingui } from '@lingui/react/macro'
import { rule } from '#contract/rules.ts'
import field from '#forms/field.module.css'
import { Icon } from '#ui/icon.tsx'

interface FieldErrorProps {
  /** ID of the form control; the ID of its error message has the suffix `-error`. */
  id: string
  /**
   * Why the value of the form control is refused: the gateway's message or, if the value is missing, the rule code
   * `required`. Undefined if the value is not refused.
   */
  error: string | undefined
}

/**
 * Error message of a field for the date or the party of an activity. It does not use the shared form code, which would
 * more than double the page's code.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  const { t } = useLingui()
  if (!error) return null
  return (
    <p id={`${id}-error`} className={field.error}>
      <Icon name="warning" size={16} />
      <span>{error === rule.required ? t`Bu alan zorunludur` : error}</span>
    </p>
  )
}
