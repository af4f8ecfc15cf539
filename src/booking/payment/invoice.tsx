import type { FieldMetadata } from '@conform-to/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { InvoiceCard } from '#booking/payment/invoice-card.tsx'
import { nestKeys } from '#contract/bracketed-keys.ts'
import { Bill, type SavedBill } from '#contract/bill.ts'
import { preparePaymentForm } from '#booking/payment/payment-form-data.ts'
import { BillFields } from '#forms/bill-fields.tsx'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import type { fieldOf } from '#forms/field.ts'
import { useToast } from '#ui/toast.tsx'

interface InvoiceProps {
  bill: FieldMetadata<Bill | undefined>
  hasInvoice: ReturnType<typeof fieldOf>
  bills: readonly SavedBill[]
  open: boolean
  onOpen: (open: boolean) => void
  /**
   * Called if the button that accepts the chosen bill is pressed although fields of this bill are invalid. `names` are
   * the names of these fields.
   */
  onRefused: (names: string[]) => void
  /** Control that asks whether an invoice is wanted; a checkbox by default. */
  control?: ReactNode
  /** Label of the button that accepts the chosen bill. */
  done?: ReactNode
  /**
   * Called when the popup with the bill closes. `complete` is true if all fields of the chosen bill are valid.
   */
  onBill?: (complete: boolean) => void
}

/**
 * Card in which the traveller asks for an invoice and chooses a bill. The button 'Seç' (select) accepts the bill only
 * if all its fields are valid (docs/product/booking.md#payment).
 */
export function Invoice(props: InvoiceProps) {
  const { bill, hasInvoice, bills, open, onOpen, onRefused, control, done, onBill } = props
  const { t } = useLingui()
  const toast = useToast()
  const fields = bill.getFieldset()
  /** Returns the names of the invalid fields of the chosen bill. */
  const failures = () => {
    const form = document.getElementById(bill.formId)
    if (!(form instanceof HTMLFormElement)) return []
    const typed = new FormData(form)
    typed.set(hasInvoice.name, 'true')
    const prepared = preparePaymentForm(typed, { bills, domestic: true, passengerCount: 0 })
    const parsed = z.safeParse(Bill, nestKeys(Object.fromEntries(prepared))['bill'])
    return parsed.success ? [] : parsed.error.issues.map((issue) => `${bill.name}.${issue.path.join('.')}`)
  }
  const choose = () => {
    const failed = failures()
    if (failed.length === 0) return true
    toast({ message: t`Fatura bilgilerinde bir sorun var`, tone: 'danger' })
    onRefused(failed)
    return false
  }
  // If the checkbox for an invoice was ticked before hydration, the popup with the bill does not open, because it would
  // interrupt the traveller's typing.
  const openUnlessEarly = (wanted: boolean, early: boolean) => {
    if (!early) onOpen(wanted)
  }
  return (
    <InvoiceCard
      control={
        control ?? (
          <CheckboxField {...hasInvoice} onCheck={openUnlessEarly}>
            <Trans>Fatura bilgilerimi gireceğim</Trans>
          </CheckboxField>
        )
      }
      done={done ?? <Trans>Seç</Trans>}
      bills={bills}
      errors={bill.errors}
      hasErrors={!bill.valid}
      open={open}
      onOpen={onOpen}
      onChoose={choose}
      onClose={onBill && (() => onBill(failures().length === 0))}
    >
      <BillFields fields={fields} />
    </InvoiceCard>
  )
}
