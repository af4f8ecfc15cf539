/**
 * API calls of buses after selection: payment, ticket, cancellation, PNR lookup, price alert
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
  /**
   * The before-payment check has the same path as the payment; its body has only the session
   * (docs/product/booking.md#payment).
   */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/payment/', BeforePayment, { session_unique }, options),
  /** `idempotencyKey` is created once per filled form, so that a retry after a lost reply charges once. */
  sendPayment: (api: Api, form: BusPaymentForm | PayerForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/payment/', SendPayment, bracketKeys(form), { ...options, idempotencyKey }),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/bus/booking/info/${sessionUnique}/`, BookingInfo, options),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<BusBooking> => ({
    ...(await api.get(`/api/bus/booking/${sessionUnique}/`, BusBooking, options)),
    session_unique: sessionUnique,
  }),
  /**
   * Without `confirm` returns a quote and changes nothing; with it cancels, or throws 409 if the quote no longer holds.
   */
  cancel: (api: Api, sessionUnique: string, form: CancelForm, options?: Signal) =>
    api.send('POST', `/api/bus/booking/${sessionUnique}/cancel/`, CancelReply, form, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', '/api/bus/check-pnr/', CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', '/api/bus/info/price-alert/', NoContent, form, options),
}
