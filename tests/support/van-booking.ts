/** Defines a product for tests of the shared screens: it can be paid later and asks only for names. */
import { reservedPayment } from '#booking/payment/reserved-payment.ts'
import * as z from 'zod/mini'
import { NoContent } from '#api/client.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { bookingExtras } from '#contract/booking-extras.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, phoneCheck, SendPayment } from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { nameFields } from '#contract/passenger-identity.ts'
import { cardFailures, failing, payLaterFields, paymentFailures, paymentFields } from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'

const VanBooking = z.object({ ...bookingExtras, tickets: z.array(z.unknown()) })
export type VanBooking = z.infer<typeof VanBooking>

export const vanPaymentForm = (today: string) =>
  z
    .object({ ...paymentFields, ...payLaterFields, passengers: z.array(z.object(nameFields), rule.required) })
    .check(phoneCheck)
    .check(failing((form) => [...cardFailures(form), ...paymentFailures(form, today)]))

/**
 * Van bookings in the client. The name must be one of the product list, because the URL paths of the screens contain
 * it; here it is that of buses.
 */
export const vanProduct: BookingProduct<VanBooking> = {
  name: 'bus',
  schema: VanBooking,
  calls: {
    booking: (api, session, options) => api.get(`/api/van/booking/${session}/`, VanBooking, options),
    bookingInfo: (api, session, options) => api.get(`/api/van/booking/info/${session}/`, BookingInfo, options),
    beforePayment: (api, session_unique, options) =>
      api.send('POST', '/api/van/gateway/payment/', BeforePayment, { session_unique }, options),
    checkPnr: (api, form, options) => api.send('POST', '/api/van/check-pnr/', CheckPnrReply, form, options),
    createPriceAlert: (api, form, options) => api.send('POST', '/api/van/info/price-alert/', NoContent, form, options),
  },
}

export const sendVan = {
  schemaOf: (_: VanBooking, today: string) => vanPaymentForm(today),
  reserved: reservedPayment,
  send: (api: Parameters<typeof vanProduct.calls.booking>[0], form: object, idempotencyKey: string) =>
    api.send('POST', '/api/van/gateway/payment/', SendPayment, bracketKeys({ ...form }), { idempotencyKey }),
}

export const vanSession = 'van_booking_1234567890'

/** Returns an unpaid booking for two people; `changes` override its fields. */
export const vanBooking = (changes: Partial<VanBooking> = {}): VanBooking => ({
  session_unique: vanSession,
  search_option: 'abc',
  selection: 'one',
  state: 'unpaid',
  hold_seconds: 600,
  contact: null,
  tickets: [{}, {}],
  ...changes,
})
