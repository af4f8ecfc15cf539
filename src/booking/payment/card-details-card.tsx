import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { CardNotice } from '#booking/payment/card-notice.tsx'
import { cardScheme } from '#booking/payment/card-scheme.ts'
import { CardSchemes } from '#booking/payment/card-schemes.tsx'
import type { LastTry } from '#booking/payment/last-try.ts'
import styles from '#booking/payment/payment-parts.module.css'
import { cardExpiryText } from '#contract/card-expiry.ts'
import type { FieldProps } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Still } from '#ui/still.tsx'

type Field = Pick<FieldProps, 'name' | 'id' | 'errors'>

interface CardDetailsProps {
  owner: Field
  number: Field
  expiry: Field
  cvc: Field
  lastTry: LastTry | null
}

/**
 * Form fields of the bank card. Their values are neither stored on the device nor returned after a refused submission.
 * The outcome of the last attempt is shown above the fields. After the bank has declined the card, the number field is
 * empty and has the focus.
 */
export function CardDetailsCard({ owner, number, expiry, cvc, lastTry }: CardDetailsProps) {
  const { t } = useLingui()
  const [scheme, setScheme] = useState('')
  const [refused, setRefused] = useState<number>()
  if (lastTry?.kind === 'declined' && lastTry.key !== refused) {
    setRefused(lastTry.key)
    setScheme('')
  }
  const digits = { inputMode: 'numeric', required: true } as const
  return (
    <Card
      id="card-details"
      title={t`Kart Bilgileri`}
      icon="card"
      aside={<Still of={undefined}>{() => <CardSchemes />}</Still>}
    >
      <div className={styles.fields}>
        {lastTry && <CardNotice key={lastTry.key} kind={lastTry.kind} numberId={number.id} />}
        <TextField {...owner} label={t`Kart üzerindeki isim`} autoComplete="cc-name" maxLength={150} required />
        <Fragment key={refused}>
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
              rewrite={cardExpiryText}
              // More characters than MM/YY are allowed, so that text such as 12 / 2030 can be typed or pasted.
              // `cardExpiryText` shortens it.
              maxLength={12}
              placeholder={t`AA/YY`}
            />
            <TextField {...cvc} {...digits} label="CVC" autoComplete="cc-csc" mask="999" placeholder="000" />
          </div>
        </Fragment>
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
