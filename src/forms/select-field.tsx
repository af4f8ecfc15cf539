import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { type Option, type OptionGroup, SelectOptions } from '#forms/select-options.tsx'
import { useFieldState } from '#forms/use-field-state.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface SelectFieldProps extends FieldProps {
  options: readonly (Option | OptionGroup)[]
  /** First, empty option. */
  placeholder?: string
  autoComplete?: string
  onValue?: (value: string) => void
}

/** One of a list, by the platform's own picker. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    label,
    hint,
    errors,
    id,
    warning,
    required,
    defaultValue = '',
    options,
    placeholder,
    onValue,
    ...select
  } = props
  const field = useFieldState({ id, errors, hint, warning })
  return (
    <FieldFrame id={field.id} label={label} hint={hint} warning={warning} error={field.error} required={required}>
      <select
        {...select}
        {...field.aria}
        {...field.typing}
        id={field.id}
        name={name}
        required={required}
        defaultValue={defaultValue}
        className={classNames(styles.input, styles.select)}
        onChange={(event) => onValue?.(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  )
}
