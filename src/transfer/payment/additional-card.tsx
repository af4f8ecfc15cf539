import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from '#transfer/payment/transfer-payment.module.css'
import { transferLimits } from '#contract/transfer-limits.ts'
import type { FieldProps } from '#forms/field.ts'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'

type Field = Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue'>

interface AdditionalCardProps {
  flight: Field
  /** Form field for the name of the hotel. In the API, this field is called `airline_code`. */
  hotel: Field
  note: Field
  /** Whether the driver tracks the landing of the flight. */
  followsFlight: boolean
  /**
   * Whether the driver needs a postal address or the name of a hotel. If so, the hint of the note field asks the
   * traveller to write the address or the name into that field.
   */
  needsAddress: boolean
}

/** Optional fields for additional information for the driver. */
export function AdditionalCard({ flight, hotel, note, followsFlight, needsAddress }: AdditionalCardProps) {
  const { t } = useLingui()
  const [length, setLength] = useState(note.defaultValue?.length ?? 0)
  const left = transferLimits.note - length
  return (
    <Card title={t`Ek Bilgiler`} icon="info">
      <div className={styles.fields}>
        <TextField
          {...flight}
          label={t`Uçuş numarası`}
          hint={followsFlight ? t`Yazarsanız sürücü rötarları takip eder.` : undefined}
          uppercase="ascii"
          autoComplete="off"
          spellCheck={false}
          maxLength={transferLimits.flightNumber}
          placeholder="TK2124"
        />
        <TextField
          {...hotel}
          label={t`Otel Adı`}
          hint={t`En çok ${transferLimits.airlineCode} karakterlik kısaltma`}
          autoComplete="off"
          maxLength={transferLimits.airlineCode}
        />
        <TextAreaField
          {...note}
          label={t`Sürücüye not`}
          hint={
            needsAddress
              ? t`Alınacağınız ya da bırakılacağınız açık adresi, oteldeyse otelin adını yazın. Kalan karakter: ${left}`
              : t`Kalan karakter: ${left}`
          }
          rows={3}
          maxLength={transferLimits.note}
          onValue={(value) => setLength(value.length)}
        />
      </div>
    </Card>
  )
}
