import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from '#forms/bill-fields.module.css'
import { isNationalId, isTaxNumber } from '#contract/rules.ts'
import { type FieldMeta, fieldOf } from '#forms/field.ts'
import form from '#forms/form.module.css'
import { TextField } from '#forms/text-field.tsx'
import { useBillLabels } from '#forms/use-bill-labels.ts'
import { classNames } from '#ui/class-names.ts'
import { Segmented } from '#ui/segmented.tsx'

type BillFieldName = keyof ReturnType<typeof useBillLabels>

/**
 * Shows the fields of a bill (docs/product/frame.md#bills). CSS hides the fields of the bill type that is not chosen,
 * so that choosing a type works without JavaScript.
 */
export function BillFields({ fields: metas }: { fields: Record<BillFieldName, FieldMeta> }) {
  const { t } = useLingui()
  const labels = useBillLabels(false)
  const companyName = useBillLabels(true).billing_name
  const fields = {
    bill_type: fieldOf(metas.bill_type),
    billing_name: fieldOf(metas.billing_name),
    tax_office: fieldOf(metas.tax_office),
    tax_number: fieldOf(metas.tax_number),
    city: fieldOf(metas.city),
    district: fieldOf(metas.district),
    zip_code: fieldOf(metas.zip_code),
    address: fieldOf(metas.address),
  }
  const [taxNumber, setTaxNumber] = useState(fields.tax_number.defaultValue ?? '')
  const odd = taxNumber.length >= 10 && !isTaxNumber(taxNumber) && !isNationalId(taxNumber)
  const name = (
    <>
      <span className={styles.individual}>{labels.billing_name}</span>
      <span className={styles.corporate}>{companyName}</span>
    </>
  )
  return (
    <div className={classNames(form.fields, styles.bill)}>
      <Segmented
        name={fields.bill_type.name}
        label={labels.bill_type}
        defaultValue={fields.bill_type.defaultValue === '1' ? '1' : '0'}
        options={[
          { value: '0', label: <Trans>Bireysel</Trans> },
          { value: '1', label: <Trans>Kurumsal</Trans> },
        ]}
      />
      <TextField {...fields.billing_name} label={name} maxLength={150} autoComplete="billing name" required />
      <div className={styles.corporate}>
        <div className={form.pair}>
          <TextField {...fields.tax_office} label={labels.tax_office} maxLength={150} required />
          <TextField
            {...fields.tax_number}
            label={labels.tax_number}
            maxLength={50}
            inputMode="numeric"
            required
            onValue={setTaxNumber}
            warning={odd && t`Bu numara vergi numarası kuralına uymuyor, lütfen kontrol edin.`}
          />
        </div>
      </div>
      <div className={form.pair}>
        <TextField
          {...fields.city}
          label={labels.city}
          maxLength={100}
          autoComplete="billing address-level1"
          required
        />
        <TextField
          {...fields.district}
          label={labels.district}
          maxLength={150}
          autoComplete="billing address-level2"
          required
        />
      </div>
      <TextField
        {...fields.zip_code}
        label={labels.zip_code}
        maxLength={150}
        autoComplete="billing postal-code"
        required
      />
      <TextField
        {...fields.address}
        label={labels.address}
        maxLength={500}
        autoComplete="billing street-address"
        required
      />
    </div>
  )
}
