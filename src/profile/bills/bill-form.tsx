import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { BillFields } from '#forms/bill-fields.tsx'
import { Bill, type SavedBill } from '#contract/bill.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import { useBillLabels } from '#forms/use-bill-labels.ts'
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
  const labels = useBillLabels(fields.bill_type.initialValue === '1')
  const listed = (['billing_name', 'tax_office', 'tax_number', 'city', 'district', 'zip_code', 'address'] as const).map(
    (name) => ({ id: fields[name].id, label: labels[name], errors: fields[name].errors }),
  )
  const address = editAddress(billsPath, bill?.id ?? 'new')
  return (
    <div className={form.fields}>
      <Form method="post" action={address} replace {...formProps} className={form.fields}>
        <FormFailure answer={answer} fields={listed} />
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
