import { type ReactNode, useState } from 'react'
import type { ProductName } from '#contract/products.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { ContactCard } from '#booking/payment/contact-card.tsx'
import { amountToPay, type Discount, discountAmount } from '#booking/payment/discount.ts'
import { DiscountButtons } from '#booking/payment/discount-buttons.tsx'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentFrame } from '#booking/payment/payment-frame.tsx'
import { PriceCard, type PriceLine } from '#booking/payment/price-card.tsx'
import type { PaymentFields, usePaymentForm } from '#booking/payment/use-payment-form.ts'
import type { PeopleWords } from '#booking/words/product-words.ts'
import { fieldOf } from '#forms/field.ts'

interface PaymentFormProps {
  product: ProductName
  words: PeopleWords
  entry: PaymentEntry<AnyBooking>
  form: Omit<ReturnType<typeof usePaymentForm>, 'fields'> & { fields: PaymentFields }
  journeys: ReactNode
  lines: readonly PriceLine[]
  /** Total price of the booking in TRY before any discount. */
  total: number
  /** Form fields that change the price, rendered above the contact fields. */
  extras?: ReactNode
  invoice?: ReactNode
  labels?: Record<string, string>
  /** `PayLaterButton` of a product that can be paid later; undefined for other products. */
  payLater?: ReactNode
  /** Cards with the form fields of the passengers. */
  children: ReactNode
}

/**
 * Payment form of every product, with its cards in the order of docs/product/booking.md#payment. For a booking that is
 * already reserved and paid later, `ReservedPaymentForm` is rendered instead.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { product, words, entry, form, journeys, lines, total, extras, invoice, labels, payLater, children } = props
  const { countries, saved } = entry.payment
  const { fields } = form
  const [discount, setDiscount] = useState<Discount>(null)
  const toPay = amountToPay(total, discount)
  return (
    <PaymentFrame
      product={product}
      words={words}
      entry={entry}
      form={form}
      summary={
        <>
          {journeys}
          <PriceCard lines={lines} discount={discountAmount(discount, total)} total={toPay} />
        </>
      }
      people={
        <>
          {extras}
          <ContactCard
            email={fieldOf(fields.email)}
            phone={fieldOf(fields.phone)}
            phoneCode={fieldOf(fields.phone_code)}
            countries={countries}
          />
          {children}
        </>
      }
      discounts={
        saved.coupons.length + saved.moneyPoints.length > 0 && (
          <DiscountButtons
            coupons={saved.coupons}
            points={saved.moneyPoints}
            discount={discount}
            onDiscount={setDiscount}
          />
        )
      }
      invoice={invoice}
      labels={labels}
      toPay={toPay}
      later={payLater}
    />
  )
}
