import * as z from 'zod/mini'
import type { TransferPayment } from '#api/transfer-booking.ts'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { chosenExtras, transferPaymentForm } from '#contract/transfer-payment.ts'

type Booked = Pick<TransferBooking, 'extra_products' | 'tickets'>

/**
 * Returns the name that the API gets for the passenger at `index`, because only the lead passenger is named
 * (docs/product/transfers.md#payment-of-transfers).
 */
const placeholder = (index: number) => ({ name: 'Yolcu', surname: String(index + 1) })

/**
 * Returns the schema that validates the payment form and converts it to the body of the API call. Placeholder names
 * follow the lead passenger. Every extra gets a quantity, because the gateway keeps its stored choice if it gets no
 * extras. `today` is a plain date in Europe/Istanbul.
 */
export const transferSchemaOf = ({ extra_products: extras, tickets }: Booked, today: string) =>
  z.pipe(
    transferPaymentForm({ extras, today }),
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
