import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Invoice } from '#booking/payment/invoice.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { useToast } from '#ui/toast.tsx'

type CompanyInvoiceProps = Pick<
  ComponentProps<typeof Invoice>,
  'bill' | 'hasInvoice' | 'bills' | 'open' | 'onOpen' | 'onRefused'
>

/**
 * Lets the traveller choose between an invoice to a company and no invoice. Choosing the invoice opens a popup with the
 * fields of the bill. If the traveller closes the popup while the bill is incomplete, the choice returns to no invoice
 * (docs/product/transfers.md#payment-of-transfers).
 */
export function CompanyInvoice(props: CompanyInvoiceProps) {
  const { hasInvoice, open, onOpen } = props
  const { t } = useLingui()
  const toast = useToast()
  const [wanted, setWanted] = useState(hasInvoice.defaultValue === 'true')
  return (
    <Invoice
      {...props}
      control={
        <RadioGroupField
          {...hasInvoice}
          label={t`Fatura tercihi`}
          value={String(wanted)}
          onValue={(value, early) => {
            setWanted(value === 'true')
            // If the traveller chose the company invoice before hydration, the popup with the fields of the bill stays
            // closed, because the traveller may be typing in another field by now. The popup opens when the form is
            // submitted with an incomplete bill.
            if (!early) onOpen(value === 'true')
          }}
          options={[
            { value: 'true', label: t`Faturam şirketime kesilsin` },
            { value: 'false', label: t`Fatura istemiyorum` },
          ]}
        />
      }
      done={t`Kaydet`}
      onBill={(complete) => {
        setWanted(complete)
        if (!complete && open) toast({ message: t`Fatura bilgileri eksik kaldığı için fatura istenmedi.` })
      }}
    />
  )
}
