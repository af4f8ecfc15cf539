import { useLingui } from '@lingui/react/macro'
import styles from '#booking/payment/payment-parts.module.css'
import type { Country } from '#contract/countries.ts'
import type { FieldProps } from '#forms/field.ts'
import { PhoneField } from '#forms/phone-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

type Field = Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue'>

/** Form fields for the e-mail address and the telephone number to which the ticket is sent. */
export function ContactCard({
  email,
  phone,
  phoneCode,
  countries,
}: {
  email: Field
  phone: Field
  phoneCode: Field
  countries: readonly Country[]
}) {
  const { t } = useLingui()
  return (
    <Card title={t`İletişim Bilgileri`} icon={moreIcons.mail}>
      <div className={styles.pair}>
        <TextField
          {...email}
          label={t`E-posta`}
          hint={t`Biletiniz bu adrese gönderilir.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PhoneField
          {...phone}
          label={t`Telefon`}
          codeName={phoneCode.name}
          defaultCode={phoneCode.defaultValue}
          countries={countries}
          required
        />
      </div>
    </Card>
  )
}
