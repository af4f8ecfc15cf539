import '#ui/bottom-bar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AnyBooking } from '#booking/booking-product.ts'
import { CardDetailsCard } from '#booking/payment/card-details-card.tsx'
import { ConditionsCard } from '#booking/payment/conditions-card.tsx'
import { DraftSender, type SaveDraft } from '#booking/payment/draft-sender.tsx'
import { Invoice } from '#booking/payment/invoice.tsx'
import { LiraNote } from '#booking/payment/lira-note.tsx'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentErrors } from '#booking/payment/payment-errors.tsx'
import styles from '#booking/payment/payment-form.module.css'
import type { PaymentFields, usePaymentForm } from '#booking/payment/use-payment-form.ts'
import type { PeopleWords } from '#booking/words/product-words.ts'
import { paymentTypes } from '#contract/booking.ts'
import { paysLater } from '#contract/payment-form.ts'
import type { ProductName } from '#contract/products.ts'
import { fieldOf } from '#forms/field.ts'
import { Button } from '#ui/button.tsx'
import { useMoney } from '#ui/money.tsx'

export interface PaymentFrameProps {
  product: ProductName
  words: PeopleWords
  entry: PaymentEntry<AnyBooking>
  form: Omit<ReturnType<typeof usePaymentForm>, 'fields'> & { fields: PaymentFields }
  /**
   * Cards with the journeys and the price of the booking. In wide windows they are beside the form fields, otherwise
   * above them.
   */
  summary: ReactNode
  /** Contact details and travellers, as form fields or as text, rendered above the fields of the payment card. */
  people: ReactNode
  /**
   * Form card in which the traveller asks for an invoice. By default it has a checkbox, which opens a popup for the
   * bill.
   */
  invoice?: ReactNode
  /** Labels of the product's own form fields. */
  labels?: Record<string, string> | undefined
  /** Discount buttons, rendered above the submit button. */
  discounts?: ReactNode
  /** Amount to pay, in TRY. */
  toPay: number
  /** The pay-later button with its explanation; undefined if the form does not offer to pay later. */
  payLater?: ReactNode
}

/**
 * Frame of every payment form. It contains the price summary, the fields of the payment card, the invoice, the consent
 * and the submit button.
 */
export function PaymentFrame(props: PaymentFrameProps) {
  const { product, words, entry, form, summary, people, invoice, labels, discounts, toPay, payLater } = props
  const { booking, conditions, saved } = entry.payment
  const { fields } = form
  const saveDraft = useRef<SaveDraft>(null)
  return (
    <Form
      method="post"
      {...form.formProps}
      className={styles.screen}
      onBlur={({ currentTarget }) => saveDraft.current?.(new FormData(currentTarget))}
    >
      <DraftSender ref={saveDraft} product={product} booking={booking} keeps={entry.keepsDraft} />
      <div className={styles.form}>
        <PaymentErrors
          errors={form.errors}
          own={labels}
          words={words}
          formId={form.formProps.id}
          company={fields.bill.getFieldset().bill_type.initialValue === '1'}
        />
        <input type="hidden" name="session_unique" value={booking.session_unique} />
        <input type="hidden" name="idempotency_key" value={entry.idempotencyKey} />
        <input type="hidden" name="shown_total" value={toPay} />
        {booking.selection !== undefined && <input type="hidden" name="selection" value={booking.selection} />}
        <div className={styles.summary}>{summary}</div>
        <div className={styles.details}>
          {people}
          <CardDetailsCard
            owner={fieldOf(fields.card_owner)}
            number={fieldOf(fields.card_number)}
            expiry={fieldOf(fields.card_expiry)}
            cvc={fieldOf(fields.card_cvc)}
            lastTry={entry.lastTry}
          />
          {invoice ?? (
            <Invoice
              bill={fields.bill}
              hasInvoice={fieldOf(fields.has_invoice)}
              bills={saved.bills}
              {...form.invoice}
            />
          )}
          <ConditionsCard condition={fieldOf(fields.condition)} pages={conditions} />
          {discounts}
        </div>
        <Submit amount={toPay} later={payLater} />
      </div>
    </Form>
  )
}

/**
 * Pay button with the total. It stays in view: below the summary in wide windows, at the bottom of other windows. In
 * low windows, or while an on-screen keyboard is open, it may scroll out of view. In the DOM, the pay button comes
 * before the pay-later button (`later`), because Enter presses the first submit button.
 */
function Submit({ amount, later }: { amount: number; later: ReactNode }) {
  const { t } = useLingui()
  const money = useMoney()
  const { state, formData } = useNavigation()
  const pending = state === 'submitting'
  const reserving = paysLater({ payment_type: formData?.get('payment_type') })
  return (
    <div className={styles.submit} data-later={later ? true : undefined}>
      <div className={styles.bar} data-bottom-bar>
        <Button
          type="submit"
          size="large"
          wide
          icon="lock"
          pending={pending}
          {...(later ? { name: 'payment_type', value: String(paymentTypes.now) } : {})}
        >
          <span className={styles.pay}>
            <span>
              <Trans>Güvenli Ödeme Yap</Trans>
            </span>
            <span className={styles.amount}>{money(amount)}</span>
          </span>
        </Button>
        <LiraNote amount={amount} />
      </div>
      {later}
      <p role="status" className="visually-hidden">
        {pending && (reserving ? t`Rezervasyonunuz gönderiliyor` : t`Ödemeniz gönderiliyor`)}
      </p>
    </div>
  )
}
