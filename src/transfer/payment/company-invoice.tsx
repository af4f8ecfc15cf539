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
 * The choice between an invoice to the company and no invoice. Choosing the invoice opens the popup of bills; if the
 * bill is left incomplete, the choice returns to no invoice (docs/product/transfers.md#payment-of-transfers).
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
            // A choice made before hydration opens no popup, which would interrupt the traveller while typing;
            // submitting the form opens it if the bill is incomplete.
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
