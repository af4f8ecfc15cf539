import { useLingui } from '@lingui/react/macro'
import type { Country } from '#contract/countries.ts'
import { useCountryOptions } from '#forms/use-country-options.ts'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { SelectOptions } from '#forms/select-options.tsx'
import { useField } from '#forms/use-field.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface PhoneFieldProps extends FieldProps {
  /** Name of the country code field, `phone_code` by default. */
  codeName?: string
  /** Country code that is initially selected, 90 by default (docs/product/booking.md#payment). */
  defaultCode?: string | undefined
  countries: readonly Pick<Country, 'code' | 'name' | 'phone_code'>[]
}

const phoneOption = ({ name, phone_code: code }: Pick<Country, 'name' | 'phone_code'>) => ({
  value: code,
  label: `+${code} ${name}`,
})

/** A phone number input with a select for the country code. */
export function PhoneField(props: PhoneFieldProps) {
  const { control, ...field } = useField(props)
  const { codeName = 'phone_code', defaultCode = '90', countries, defaultValue = '', ...input } = control
  const { t } = useLingui()
  const known = countries.some((country) => country.phone_code === defaultCode)
  const options = useCountryOptions<Pick<Country, 'code' | 'name' | 'phone_code'>>(phoneOption)(countries)
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.phone}>
        <select
          // With another country code, the number may be valid. So choosing one hides the error, as typing a number
          // does.
          {...field.typing}
          name={codeName}
          dir="ltr"
          form={input.form}
          disabled={input.disabled}
          defaultValue={defaultCode}
          aria-label={t`Ülke kodu`}
          autoComplete="tel-country-code"
          className={classNames(styles.input, styles.select)}
        >
          <SelectOptions options={known ? options : [{ value: defaultCode, label: `+${defaultCode}` }, ...options]} />
        </select>
        <input
          {...input}
          {...field.aria}
          {...field.typing}
          id={field.id}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          defaultValue={defaultValue}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  )
}
