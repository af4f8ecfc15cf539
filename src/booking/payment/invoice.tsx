import type { FieldMetadata } from '@conform-to/react'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { BillFields } from '#forms/bill-fields.tsx'
import { InvoiceCard } from '#booking/payment/invoice-card.tsx'
import { nestKeys } from '#contract/bracketed-keys.ts'
import { Bill, type SavedBill } from '#contract/bill.ts'
import { preparePaymentForm } from '#booking/payment/payment-form-data.ts'
import { useToast } from '#ui/toast.tsx'

interface InvoiceProps {
  bill: FieldMetadata<Bill | undefined>
  hasInvoice: { name: string; id: string; defaultValue: string | undefined }
  bills: readonly SavedBill[]
  open: boolean
  onOpen: (open: boolean) => void
  /** Callback with the names of the invalid fields of a chosen bill. */
  onRefused: (names: string[]) => void
}

/**
 * The invoice card with its fields; 'Seç' accepts a bill only if all of its fields are valid
 * (docs/product/booking.md#payment).
 */
export function Invoice({ bill, hasInvoice, bills, open, onOpen, onRefused }: InvoiceProps) {
  const { t } = useLingui()
  const toast = useToast()
  const fields = bill.getFieldset()
  const choose = () => {
    const form = document.getElementById(bill.formId)
    if (!(form instanceof HTMLFormElement)) return true
    const prepared = preparePaymentForm(new FormData(form), { bills, domestic: true, passengerCount: 0 })
    const parsed = z.safeParse(Bill, nestKeys(Object.fromEntries(prepared))['bill'])
    if (parsed.success) return true
    toast({ message: t`Fatura bilgilerinde bir sorun var`, tone: 'danger' })
    onRefused(parsed.error.issues.map((issue) => `${bill.name}.${issue.path.join('.')}`))
    return false
  }
  return (
    <InvoiceCard
      hasInvoice={hasInvoice}
      bills={bills}
      errors={bill.errors}
      open={open}
      onOpen={onOpen}
      onChoose={choose}
    >
      <BillFields fields={fields} />
    </InvoiceCard>
  )
}
