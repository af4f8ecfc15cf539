import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { BillFields } from '#forms/bill-fields.tsx'
import { Bill, type SavedBill } from '#contract/bill.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import { useConformForm } from '#forms/use-conform-form.ts'
import { billsPath, prepareBillForm } from '#profile/bills/bill-form-data.ts'
import { DeleteEntry } from '#profile/delete-entry.tsx'
import { editAddress } from '#profile/edit-param.ts'
import type { ListAnswer } from '#profile/list-action.ts'
import { Button } from '#ui/button.tsx'

interface BillFormProps {
  /** The saved bill to be edited, or null for a new one. */
  bill: SavedBill | null
  answer: ListAnswer | undefined
}

/** Form that adds or edits a saved bill (docs/product/frame.md#bills). */
export function BillForm({ bill, answer }: BillFormProps) {
  const { t } = useLingui()
  const pending = useNavigation().formData?.get('intent') === 'save'
  const { fields, formProps } = useConformForm({
    id: 'bill',
    schema: Bill,
    lastResult: answer?.result,
    defaultValue: bill ? { ...bill, bill_type: bill.bill_type === 0 ? '0' : '1' } : {},
    prepare: prepareBillForm,
  })
  const labels = [
    [fields.billing_name, t`İsim Soyisim`],
    [fields.tax_office, t`Vergi dairesi`],
    [fields.tax_number, t`Vergi numarası`],
    [fields.city, t`İl`],
    [fields.district, t`İlçe`],
    [fields.zip_code, t`Posta kodu`],
    [fields.address, t`Adres`],
  ] as const
  const address = editAddress(billsPath, bill?.id ?? 'new')
  return (
    <div className={form.fields}>
      <Form method="post" action={address} replace {...formProps} className={form.fields}>
        <FormFailure
          answer={answer}
          fields={labels.map(([field, label]) => ({ id: field.id, label, errors: field.errors }))}
        />
        {bill && <input type="hidden" name="id" value={bill.id} />}
        <BillFields fields={fields} />
        <Button type="submit" wide name="intent" value="save" pending={pending}>
          <Trans>Kaydet</Trans>
        </Button>
      </Form>
      {bill && (
        <DeleteEntry
          id={bill.id}
          action={address}
          label={t`Faturayı sil`}
          title={t`Uyarı`}
          message={t`Bu fatura silinecek.`}
        />
      )}
    </div>
  )
}
