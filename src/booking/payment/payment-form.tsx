import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { ProductName } from '#contract/products.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { CardDetailsCard } from '#booking/payment/card-details-card.tsx'
import { ConditionsCard } from '#booking/payment/conditions-card.tsx'
import { ContactCard } from '#booking/payment/contact-card.tsx'
import { DiscountButtons } from '#booking/payment/discount-buttons.tsx'
import { amountToPay, type Discount, discountAmount } from '#booking/payment/discount.ts'
import { Invoice } from '#booking/payment/invoice.tsx'
import { LiraNote } from '#booking/payment/lira-note.tsx'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentErrors } from '#booking/payment/payment-errors.tsx'
import { draftOf } from '#booking/payment/payment-form-data.ts'
import styles from '#booking/payment/payment-form.module.css'
import { PriceCard, type PriceLine } from '#booking/payment/price-card.tsx'
import type { PaymentFields, usePaymentForm } from '#booking/payment/use-payment-form.ts'
import { paymentTypes } from '#contract/booking.ts'
import { fieldOf } from '#forms/field.ts'
import { Button } from '#ui/button.tsx'
import { useMoney } from '#ui/money.tsx'

interface PaymentFormProps {
  product: ProductName
  entry: PaymentEntry<AnyBooking>
  form: Omit<ReturnType<typeof usePaymentForm>, 'fields'> & { fields: PaymentFields }
  journeys: ReactNode
  lines: readonly PriceLine[]
  /** Total price in TRY before any discount. */
  total: number
  /** Label of the button that books without a payment; absent if the product is only paid online. */
  payLater?: string
  children: ReactNode
}

/** The payment form of every product, with its cards in the order of docs/product/booking.md#payment. */
export function PaymentForm(props: PaymentFormProps) {
  const { product, entry, form, journeys, lines, total, payLater, children } = props
  const { booking, countries, conditions, saved } = entry.payment
  const { fields } = form
  const [discount, setDiscount] = useState<Discount>(null)
  const toPay = amountToPay(total, discount)
  const saveDraft = useDraft(product, booking, entry.keepsDraft)
  return (
    <Form method="post" {...form.formProps} className={styles.screen} onBlur={saveDraft}>
      <PaymentErrors errors={form.errors} />
      <div className={styles.form}>
        <input type="hidden" name="session_unique" value={booking.session_unique} />
        <input type="hidden" name="idempotency_key" value={entry.idempotencyKey} />
        <input type="hidden" name="shown_total" value={toPay} />
        {booking.selection !== undefined && <input type="hidden" name="selection" value={booking.selection} />}
        <div className={styles.summary}>
          {journeys}
          <PriceCard lines={lines} discount={discountAmount(discount, total)} total={toPay} />
        </div>
        <div className={styles.details}>
          <ContactCard
            email={fieldOf(fields.email)}
            phone={fieldOf(fields.phone)}
            phoneCode={fieldOf(fields.phone_code)}
            countries={countries}
          />
          {children}
          <CardDetailsCard
            owner={fieldOf(fields.card_owner)}
            number={fieldOf(fields.card_number)}
            expiry={fieldOf(fields.card_expiry)}
            cvc={fieldOf(fields.card_cvc)}
            lastTry={entry.lastTry}
          />
          <Invoice bill={fields.bill} hasInvoice={fieldOf(fields.has_invoice)} bills={saved.bills} {...form.invoice} />
          <ConditionsCard condition={fieldOf(fields.condition)} pages={conditions} />
          <DiscountButtons
            coupons={saved.coupons}
            points={saved.moneyPoints}
            discount={discount}
            onDiscount={setDiscount}
          />
          <Submit amount={toPay} later={booking.state === 'reserved' ? undefined : payLater} />
        </div>
      </div>
    </Form>
  )
}

/**
 * The button that pays the amount (TRY), and the one that books without a payment. Enter presses the first. The second
 * skips the browser's validation, because the card fields may be empty.
 */
function Submit({ amount, later }: { amount: number; later: string | undefined }) {
  const { t } = useLingui()
  const money = useMoney()
  const pending = useNavigation().state === 'submitting'
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        size="large"
        wide
        icon="lock"
        pending={pending}
        {...(later !== undefined && { name: 'payment_type', value: String(paymentTypes.now) })}
      >
        <span className={styles.pay}>
          <span>
            <Trans>Güvenli Ödeme Yap</Trans>
          </span>
          <span className={styles.amount}>{money(amount)}</span>
        </span>
      </Button>
      {later !== undefined && (
        <Button
          type="submit"
          size="large"
          wide
          variant="secondary"
          formNoValidate
          name="payment_type"
          value={String(paymentTypes.later)}
          pending={pending}
        >
          {later}
        </Button>
      )}
      <LiraNote amount={amount} />
      <p role="status" className="visually-hidden">
        {pending && t`Ödemeniz gönderiliyor`}
      </p>
    </div>
  )
}

/** Stores the draft on this device each time a changed field loses focus. */
function useDraft(
  product: ProductName,
  booking: AnyBooking,
  keeps: boolean,
): (event: FormEvent<HTMLFormElement>) => void {
  const { submit } = useFetcher({ key: 'payment-draft' })
  const saved = useRef(JSON.stringify({}))
  const holdEnds = useRef(0)
  useEffect(() => {
    holdEnds.current = Date.now() + 1000 * booking.hold_seconds
  }, [booking])
  return (event) => {
    if (!keeps) return
    const values = draftOf(new FormData(event.currentTarget))
    const text = JSON.stringify(values)
    if (text === saved.current) return
    saved.current = text
    const action = bookingAddresses(product).draft
    const body = { ...values, hold_ends: String(holdEnds.current) }
    void submit(body, { method: 'post', action, defaultShouldRevalidate: false })
  }
}
