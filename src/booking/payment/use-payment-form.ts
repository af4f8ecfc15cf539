import type { DefaultValue, FieldMetadata } from '@conform-to/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { formOptions, preparePaymentForm } from '#booking/payment/payment-form-data.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { Bill } from '#contract/bill.ts'
import type { FieldMeta } from '#forms/field.ts'
import { useConformForm } from '#forms/use-conform-form.ts'
import { useToast } from '#ui/toast.tsx'

/** Conform's metadata of the form fields that every payment form has. */
export type PaymentFields = Record<
  | 'email'
  | 'phone'
  | 'phone_code'
  | 'card_owner'
  | 'card_number'
  | 'card_expiry'
  | 'card_cvc'
  | 'has_invoice'
  | 'condition',
  FieldMeta
> & { bill: FieldMetadata<Bill | undefined> }

/** Returns whether the invoice popup is open because its button was pressed before hydration. */
const isInvoiceOpen = () => !import.meta.env.SSR && document.querySelector('#invoice[open]') !== null

interface PaymentFormSettings {
  /** ID of the form element. */
  id?: string
  /** Whether the trip is domestic. A Turkish citizen then travels without a passport. True by default. */
  domestic?: boolean
}

/** Returns the state of a product's payment form; opens the invoice popup if a bill field is invalid. */
export function usePaymentForm<Fields extends Record<string, unknown>>(
  { payment, lastResult }: PaymentEntry<AnyBooking>,
  schema: z.ZodMiniType<Fields>,
  defaultValue: DefaultValue<Fields>,
  { id = 'payment', domestic = true }: PaymentFormSettings = {},
) {
  const { t } = useLingui()
  const toast = useToast()
  const [invoiceOpen, setInvoiceOpen] = useState(isInvoiceOpen)
  const { form, fields, formProps, validateEmpty } = useConformForm<Fields>({
    id,
    schema,
    lastResult,
    defaultValue,
    prepare: (formData) => preparePaymentForm(formData, formOptions(payment.booking, payment.saved.bills, domestic)),
    onInvalid: (element) => {
      if (!element.querySelector('#invoice [aria-invalid=true]')) return
      setInvoiceOpen(true)
      toast({ message: t`Fatura bilgilerinde bir sorun var`, tone: 'danger' })
    },
  })
  return {
    fields,
    formProps,
    errors: form.allErrors,
    invoice: { open: invoiceOpen, onOpen: setInvoiceOpen, onRefused: validateEmpty },
  }
}
