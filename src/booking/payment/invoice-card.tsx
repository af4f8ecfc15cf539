import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import styles from '#booking/payment/invoice.module.css'
import { shortAddress } from '#booking/payment/short-address.ts'
import type { SavedBill } from '#contract/bill.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { RuleText } from '#forms/rule-text.tsx'
import { StillUntil } from '#forms/still-until.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Popup } from '#ui/popup.tsx'

/** Value of the radio button for a bill that is not among the saved ones. */
const otherBill = 'other'

/**
 * ID of the button that opens the popup with the bill. In the list of errors, links about fields of the bill lead to
 * this button.
 */
export const invoiceButtonId = 'invoice-button'

interface InvoiceCardProps {
  /** Control that asks whether an invoice is wanted; its name is `has_invoice`. */
  control: ReactNode
  /** Label of the button that accepts the chosen bill. */
  done: ReactNode
  bills: readonly SavedBill[]
  /** Error messages that concern the bill as a whole. */
  errors: readonly string[] | undefined
  /** Whether one of the bill's form fields has an error. */
  hasErrors: boolean
  /** Form fields for a new bill. */
  children: ReactNode
  open: boolean
  onOpen: (open: boolean) => void
  /** Validates the chosen bill and returns whether it is valid; its invalid fields show their errors. */
  onChoose: () => boolean
  onClose: (() => void) | undefined
}

/**
 * Card that asks whether an invoice is wanted, with the popup 'Fatura Bilgileri', which has the saved bills and the
 * form for a new one.
 */
export function InvoiceCard(props: InvoiceCardProps) {
  const { control, done, bills, errors, hasErrors, children, open, onOpen, onChoose, onClose } = props
  const { t } = useLingui()
  const [choice, setChoice] = useState(otherBill)
  const saved = bills.find((bill) => String(bill.id) === choice)
  return (
    <Card title={t`Fatura Bilgileri`} icon={moreIcons.receipt} className={styles.card}>
      {control}
      {errors?.[0] && (
        <p role="alert" className={styles.error}>
          <RuleText code={errors[0]} />
        </p>
      )}
      <div className={styles.chosen}>
        {saved && <p className={styles.summary}>{saved.billing_name}</p>}
        <Button
          id={invoiceButtonId}
          variant="secondary"
          icon={moreIcons.receipt}
          command="show-modal"
          commandfor="invoice"
          onClick={(event) => {
            // Before hydration, the `command` attribute of this button opens the popup 'Fatura Bilgileri'. After
            // hydration, `onOpen` opens it instead, because that also causes the fields in the popup to be hydrated.
            event.preventDefault()
            onOpen(true)
          }}
        >
          <Trans>Fatura bilgilerini düzenle</Trans>
        </Button>
      </div>
      <Popup
        id="invoice"
        open={open}
        onClose={() => {
          onOpen(false)
          onClose?.()
        }}
        title={t`Fatura Bilgileri`}
        footer={
          <Button
            wide
            command="close"
            commandfor="invoice"
            onClick={(event) => {
              if (!onChoose()) event.preventDefault()
            }}
          >
            {done}
          </Button>
        }
      >
        <StillUntil wanted={open || hasErrors}>
          <RadioGroupField
            name="bill_choice"
            label={t`Fatura adresi`}
            defaultValue={otherBill}
            onValue={setChoice}
            options={[
              ...bills.map((bill) => ({
                value: String(bill.id),
                label: bill.billing_name,
                description: billDetail(bill),
              })),
              { value: otherBill, label: t`Diğer` },
            ]}
          />
          <div className={styles.newBill}>{children}</div>
        </StillUntil>
      </Popup>
    </Card>
  )
}

/** Returns a short description of a saved bill: type, place and shortened postal address. */
function billDetail(bill: SavedBill): string {
  return `${bill.bill_type_display} · ${bill.district} / ${bill.city} · ${shortAddress(bill.address)}`
}
