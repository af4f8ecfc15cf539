import { useLingui } from '@lingui/react/macro'
import type { Country } from '#contract/countries.ts'
import { useCountryOptions } from '#forms/country-options.ts'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { SelectOptions } from '#forms/select-options.tsx'
import { useFieldState } from '#forms/use-field-state.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface PhoneFieldProps extends FieldProps {
  /** Name of the country code's field, `phone_code` unless told; null leaves the code out. */
  codeName?: string
  /** 90 unless told (docs/product/booking.md#payment). */
  defaultCode?: string | undefined
  countries: readonly Pick<Country, 'code' | 'name' | 'phone_code'>[]
}

const phoneOption = ({ name, phone_code: code }: Pick<Country, 'name' | 'phone_code'>) => ({
  value: code,
  label: `+${code} ${name}`,
})

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
  const options = useCountryOptions<Pick<Country, 'code' | 'name' | 'phone_code'>>(phoneOption)(countries)
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
          <SelectOptions options={known ? options : [{ value: defaultCode, label: `+${defaultCode}` }, ...options]} />
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
