import { useLingui } from '@lingui/react/macro'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useFieldState } from '#forms/use-field-state.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface PhoneFieldProps extends FieldProps {
  /** Name of the country code's field, `phone_code` unless told; null leaves the code out. */
  codeName?: string
  /** 90 unless told (spec 000 §9). */
  defaultCode?: string | undefined
  countries: readonly { name: string; phone_code: string }[]
}

/** A phone number behind the code of its country. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    name,
    label,
    hint,
    errors,
    id,
    warning,
    required,
    disabled,
    form,
    defaultValue = '',
    codeName = 'phone_code',
    defaultCode = '90',
    countries,
  } = props
  const { t } = useLingui()
  const field = useFieldState({ id, errors, hint, warning })
  const known = countries.some((country) => country.phone_code === defaultCode)
  const list = known ? countries : [{ name: '', phone_code: defaultCode }, ...countries]
  return (
    <FieldFrame id={field.id} label={label} hint={hint} warning={warning} error={field.error} required={required}>
      <div className={styles.phone}>
        <select
          name={codeName}
          dir="ltr"
          form={form}
          disabled={disabled}
          defaultValue={defaultCode}
          aria-label={t`Ülke kodu`}
          autoComplete="tel-country-code"
          className={classNames(styles.input, styles.select)}
        >
          {list.map((country) => (
            <option key={`${country.phone_code} ${country.name}`} value={country.phone_code}>
              {`+${country.phone_code} ${country.name}`}
            </option>
          ))}
        </select>
        <input
          {...field.aria}
          {...field.typing}
          id={field.id}
          name={name}
          form={form}
          disabled={disabled}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          required={required}
          maxLength={20}
          defaultValue={defaultValue}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  )
}
