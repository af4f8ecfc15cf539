import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useEarlyValue } from '#forms/use-early-value.ts'
import { useField } from '#forms/use-field.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface TextAreaFieldProps extends FieldProps {
  maxLength?: number
  rows?: number
  /** Called with each typed value, and with a value that was typed before hydration. */
  onValue?: (value: string) => void
}

/** Text area with label, hint and error; it has `rows` rows, five by default, and grows with a longer text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { control, ...field } = useField(props)
  const { defaultValue = '', rows = 5, onValue, ...area } = control
  const early = useEarlyValue<HTMLTextAreaElement>(({ value }) => onValue?.(value))
  return (
    <FieldFrame {...field.frame}>
      <textarea
        ref={early}
        {...area}
        {...field.aria}
        {...field.typing}
        id={field.id}
        rows={rows}
        defaultValue={defaultValue}
        className={classNames(styles.input, styles.area)}
        style={{ '--rows': rows }}
        onInput={(event) => {
          field.typing.onInput()
          onValue?.(event.currentTarget.value)
        }}
      />
    </FieldFrame>
  )
}
