/**
 * API calls of activities after selection: payment, ticket, cancellation, PNR lookup, price alert
 * (docs/product/activities.md#calls-of-activities). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityPaymentForm } from '#contract/activity-payment.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, type CheckPnrForm, SendPayment } from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { type CancelForm, CancelReply } from '#contract/cancelling.ts'
import type { PayerForm } from '#contract/payment-form.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'

type Signal = Pick<CallOptions, 'signal'>

export const activityBookingCalls = {
  /**
   * The before-payment check has the same path as the payment; its body has only the session
   * (docs/product/booking.md#payment).
   */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', '/api/activity/gateway/payment/', BeforePayment, { session_unique }, options),
  /** `idempotencyKey` is created once per filled form, so that a retry after a lost reply charges once. */
  sendPayment: (api: Api, form: ActivityPaymentForm | PayerForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', '/api/activity/gateway/payment/', SendPayment, bracketKeys(form), { ...options, idempotencyKey }),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/activity/booking/info/${sessionUnique}/`, BookingInfo, options),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<ActivityBooking> => ({
    ...(await api.get(`/api/activity/booking/${sessionUnique}/`, ActivityBooking, options)),
    session_unique: sessionUnique,
  }),
  /**
   * Without `confirm` returns a quote and changes nothing; with it cancels, or throws 409 if the quote no longer holds.
   */
  cancel: (api: Api, sessionUnique: string, form: CancelForm, options?: Signal) =>
    api.send('POST', `/api/activity/booking/${sessionUnique}/cancel/`, CancelReply, form, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', '/api/activity/check-pnr/', CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', '/api/activity/info/price-alert/', NoContent, form, options),
}
