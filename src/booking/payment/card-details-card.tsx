import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cardScheme } from '#booking/payment/card-scheme.ts'
import styles from '#booking/payment/payment-parts.module.css'
import type { FieldProps } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

type Field = Pick<FieldProps, 'name' | 'id' | 'errors'>

interface CardDetailsProps {
  owner: Field
  number: Field
  expiry: Field
  cvc: Field
}

/** The card to pay with. Nothing of it is kept on the device or comes back from a refused post. */
export function CardDetailsCard({ owner, number, expiry, cvc }: CardDetailsProps) {
  const { t } = useLingui()
  const [scheme, setScheme] = useState('')
  const digits = { inputMode: 'numeric', required: true } as const
  return (
    <Card title={t`Kart Bilgileri`} icon="card">
      <div className={styles.fields}>
        <TextField {...owner} label={t`Kart üzerindeki isim`} autoComplete="cc-name" maxLength={150} required />
        <TextField
          {...number}
          {...digits}
          label={t`Kart numarası`}
          autoComplete="cc-number"
          mask="9999 9999 9999 9999"
          placeholder="0000 0000 0000 0000"
          end={scheme}
          onValue={(value) => setScheme(cardScheme(value))}
        />
        <div className={styles.half}>
          <TextField
            {...expiry}
            {...digits}
            label={t`Son kullanma tarihi`}
            autoComplete="cc-exp"
            mask="99/99"
            placeholder={t`AA/YY`}
          />
          <TextField {...cvc} {...digits} label="CVC" autoComplete="cc-csc" mask="999" placeholder="000" />
        </div>
      </div>
      <p className={styles.secure}>
        <Icon name="lock" size={16} />
        <span>
          <Trans>Ödemeniz bankanızın 3D Secure sayfasında onaylanır. Kart bilgileriniz saklanmaz.</Trans>
        </span>
      </p>
    </Card>
  )
}
