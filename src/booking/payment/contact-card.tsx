import { useLingui } from '@lingui/react/macro'
import styles from '#booking/payment/payment-parts.module.css'
import type { PaymentFields } from '#booking/payment/use-payment-form.ts'
import type { Country } from '#contract/countries.ts'
import { fieldOf } from '#forms/field.ts'
import { PhoneField } from '#forms/phone-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface ContactCardProps {
  fields: Pick<PaymentFields, 'email' | 'phone' | 'phone_code'>
  countries: readonly Country[]
}

/** Form fields for the e-mail address, to which the ticket is sent, and the telephone number. */
export function ContactCard({ fields, countries }: ContactCardProps) {
  const { t } = useLingui()
  const phoneCode = fieldOf(fields.phone_code)
  return (
    <Card title={t`İletişim Bilgileri`} icon={moreIcons.mail}>
      <div className={styles.pair}>
        <TextField
          {...fieldOf(fields.email)}
          label={t`E-posta`}
          hint={t`Biletiniz bu adrese gönderilir.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PhoneField
          {...fieldOf(fields.phone)}
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
