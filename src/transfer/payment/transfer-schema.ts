import * as z from 'zod/mini'
import type { TransferPayment } from '#api/transfer-booking.ts'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { chosenExtras, transferPaymentForm } from '#contract/transfer-payment.ts'

type Booked = Pick<TransferBooking, 'extra_products' | 'tickets'>

/**
 * Returns the placeholder name that the API gets for the passenger at `index`. The form asks only for the name of the
 * lead passenger (docs/product/transfers.md#payment-of-transfers).
 */
const placeholder = (index: number) => ({ name: 'Yolcu', surname: String(index + 1) })

/**
 * Returns the schema that validates the payment form and converts it to the body of the API call. Passengers after the
 * lead passenger get placeholder names. An extra that is not chosen is sent with the quantity 0: without any extras in
 * the body, the gateway would keep the quantities of extras that it has stored. `today` is a plain date in
 * Europe/Istanbul; `language` is the language that the traveller reads.
 */
export const transferSchemaOf = ({ extra_products: extras, tickets }: Booked, today: string, language: string) =>
  z.pipe(
    transferPaymentForm({ extras, today, language }),
    z.transform((form): TransferPayment => {
      const none = Object.fromEntries(extras.map(({ id }) => [String(id), 0]))
      const [leader] = form.passengers
      return {
        ...form,
        passengers: tickets.flatMap((_, index) => (index === 0 ? (leader ?? []) : placeholder(index))),
        extra_products: { ...none, ...chosenExtras(form.extra_products ?? {}) },
      }
    }),
  )
