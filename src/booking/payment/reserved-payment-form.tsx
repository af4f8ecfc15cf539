import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useRootData } from '#api/root-data.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { ContactCard } from '#booking/payment/contact-card.tsx'
import { paymentDefaults } from '#booking/payment/payment-defaults.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentFrame } from '#booking/payment/payment-frame.tsx'
import { PriceCard, type PriceLine } from '#booking/payment/price-card.tsx'
import { usePaymentForm } from '#booking/payment/use-payment-form.ts'
import type { PeopleWords } from '#booking/words/product-words.ts'
import { payerForm } from '#contract/payment-form.ts'
import type { ProductName } from '#contract/products.ts'
import { Card, Notice } from '#ui/card.tsx'

interface ReservedPaymentFormProps {
  product: ProductName
  words: PeopleWords
  entry: PaymentEntry<AnyBooking>
  journeys: ReactNode
  lines: readonly PriceLine[]
  /** Total price of the booking in TRY before any discount. */
  total: number
  travellers?: readonly string[]
}

/**
 * Form that pays a reserved booking online, at the reserved price and for the booked travellers. The contact fields are
 * shown only to the buyer. The buyer is the user of the account that owns the booking or, if no account owns the
 * booking, the user of the device on which it was selected. Anyone else who pays is told that the ticket goes to the
 * e-mail address given at the reservation.
 */
export function ReservedPaymentForm(props: ReservedPaymentFormProps) {
  const { product, words, entry, journeys, lines, total, travellers } = props
  const { booking, countries } = entry.payment
  const { today, user } = useRootData()
  const schema = useMemo(() => payerForm(today), [today])
  const { email, phone, phone_code } = paymentDefaults(booking, user, entry.draft)
  const form = usePaymentForm(entry, schema, { email, phone, phone_code }, { id: 'reserved-payment' })
  const toPay = booking.pay_later?.amount ?? total
  return (
    <PaymentFrame
      product={product}
      words={words}
      entry={entry}
      form={form}
      summary={
        <>
          {journeys}
          <PriceCard lines={lines} discount={Math.round((total - toPay) * 100) / 100} total={toPay} />
        </>
      }
      people={
        <>
          {!booking.contact ? (
            <Notice tone="info">
              <Trans>Biletiniz, rezervasyon yapılırken verilen e-posta adresine gönderilir.</Trans>
            </Notice>
          ) : (
            <ContactCard fields={form.fields} countries={countries} />
          )}
          {travellers && <BookedTravellers words={words} names={travellers} />}
        </>
      }
      toPay={toPay}
    />
  )
}

function BookedTravellers({ words, names }: { words: PeopleWords; names: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <Card title={i18n._(words.all)} icon="person">
      <ul>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
