import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { type Option, type OptionGroup, SelectOptions } from '#forms/select-options.tsx'
import { useEarlyValue } from '#forms/use-early-value.ts'
import { useField } from '#forms/use-field.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface SelectFieldProps extends FieldProps {
  options: readonly (Option | OptionGroup)[]
  /** Text of the empty option, which is the first. */
  placeholder?: string
  autoComplete?: string
  /** Called at each choice. `early` is true for a choice before hydration, which is reported after hydration. */
  onValue?: (value: string, early: boolean) => void
}

export function SelectField(props: SelectFieldProps) {
  const { control, ...field } = useField(props)
  const { defaultValue = '', options, placeholder, onValue, ...select } = control
  const early = useEarlyValue<HTMLSelectElement>(({ value }) => onValue?.(value, true))
  return (
    <FieldFrame {...field.frame}>
      <select
        ref={early}
        {...select}
        {...field.aria}
        {...field.typing}
        id={field.id}
        defaultValue={defaultValue}
        className={classNames(styles.input, styles.select)}
        onChange={(event) => onValue?.(event.target.value, false)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  )
}
