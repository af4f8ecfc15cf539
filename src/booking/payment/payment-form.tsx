import { type ReactNode, useState } from 'react'
import { ContactCard } from '#booking/payment/contact-card.tsx'
import { amountToPay, type Discount, discountAmount } from '#booking/payment/discount.ts'
import { DiscountButtons } from '#booking/payment/discount-buttons.tsx'
import { PaymentFrame, type PaymentFrameProps } from '#booking/payment/payment-frame.tsx'
import { PriceCard, type PriceLine } from '#booking/payment/price-card.tsx'

interface PaymentFormProps extends Omit<PaymentFrameProps, 'summary' | 'people' | 'discounts' | 'toPay'> {
  journeys: ReactNode
  lines: readonly PriceLine[]
  /** Total price of the booking in TRY before any discount. */
  total: number
  /**
   * Form fields for extras, such as a child seat, rendered above the contact fields. The chosen extras change the
   * price.
   */
  extras?: ReactNode
  /** Cards with the form fields of the passengers. */
  children: ReactNode
}

/**
 * Payment form of every product, with its cards in the order of docs/product/booking.md#payment. For a booking that is
 * already reserved and paid later, `ReservedPaymentForm` is rendered instead.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { journeys, lines, total, extras, children, ...frame } = props
  const { countries, saved } = frame.entry.payment
  const [discount, setDiscount] = useState<Discount>(null)
  const toPay = amountToPay(total, discount)
  return (
    <PaymentFrame
      {...frame}
      summary={
        <>
          {journeys}
          <PriceCard lines={lines} discount={discountAmount(discount, total)} total={toPay} />
        </>
      }
      people={
        <>
          {extras}
          <ContactCard fields={frame.form.fields} countries={countries} />
          {children}
        </>
      }
      discounts={
        saved.coupons.length + saved.moneyPoints.length > 0 && (
          <DiscountButtons saved={saved} discount={discount} onDiscount={setDiscount} />
        )
      }
      toPay={toPay}
    />
  )
}
