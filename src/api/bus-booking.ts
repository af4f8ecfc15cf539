/**
 * The bus product's calls behind the selection: payment, ticket, cancellation, lookup, price alert
 * (docs/product/buses.md#calls-of-buses). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import type { PayerForm } from '#contract/payment-form.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, type CheckPnrForm, SendPayment } from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { BusBooking } from '#contract/bus-booking.ts'
import { type CancelForm, CancelReply } from '#contract/cancelling.ts'
import type { BusPaymentForm } from '#contract/bus-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

export const busBookingCalls = {
  /** One path for both: a body of nothing but the session asks before payment (docs/product/booking.md#payment). */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/payment/', BeforePayment, { session_unique }, options),
  /** `idempotencyKey` is made once per filled form, so that a retry after a lost answer charges once. */
  sendPayment: (api: Api, form: BusPaymentForm | PayerForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/payment/', SendPayment, bracketKeys(form), { ...options, idempotencyKey }),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/bus/booking/info/${sessionUnique}/`, BookingInfo, options),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<BusBooking> => ({
    ...(await api.get(`/api/bus/booking/${sessionUnique}/`, BusBooking, options)),
    session_unique: sessionUnique,
  }),
  /**
   * Without `confirm` a quote that changes nothing; with it the cancellation, refused by a 409 where it is not as
   * quoted.
   */
  cancel: (api: Api, sessionUnique: string, form: CancelForm, options?: Signal) =>
    api.send('POST', `/api/bus/booking/${sessionUnique}/cancel/`, CancelReply, form, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', '/api/bus/check-pnr/', CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', '/api/bus/info/price-alert/', NoContent, form, options),
}
