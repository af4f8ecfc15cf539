/**
 * API calls of transfers after selection: payment, ticket, cancellation, PNR lookup, price alert
 * (docs/product/transfers.md#calls-of-transfers). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, type CheckPnrForm, SendPayment } from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { type CancelForm, CancelReply } from '#contract/cancelling.ts'
import { MoneyPointList, UsableCouponList } from '#contract/discounts.ts'
import type { PayerForm } from '#contract/payment-form.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'
import { TransferMoveReply } from '#contract/transfer-move.ts'
import type { TransferPaymentForm } from '#contract/transfer-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

/** The validated form with the quantity of every extra by ID; extras that are not wanted are 0. */
export type TransferPayment = Omit<TransferPaymentForm, 'extra_products'> & { extra_products: Record<string, number> }

export const transferBookingCalls = {
  /**
   * The before-payment check has the same path as the payment; its body has only the session
   * (docs/product/booking.md#payment).
   */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/payment/', BeforePayment, { session_unique }, options),
  /** `idempotencyKey` is created once per filled form, so that a retry after a lost reply charges once. */
  sendPayment: (api: Api, form: TransferPayment | PayerForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/payment/', SendPayment, bracketKeys(form), { ...options, idempotencyKey }),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/transfer/booking/info/${sessionUnique}/`, BookingInfo, options),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<TransferBooking> => ({
    ...(await api.get(`/api/transfer/booking/${sessionUnique}/`, TransferBooking, {
      ...options,
      query: { passenger: '1', tickets: '1' },
    })),
    session_unique: sessionUnique,
  }),
  usableCoupons: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/user/transfer/${sessionUnique}/available-coupons/`, UsableCouponList, options),
  usableMoneyPoints: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/user/transfer/${sessionUnique}/available-money-points/`, MoneyPointList, options),
  /**
   * Without `confirm` returns a quote and changes nothing; with it cancels, or throws 409 if the quote no longer holds.
   */
  cancel: (api: Api, sessionUnique: string, form: CancelForm, options?: Signal) =>
    api.send('POST', `/api/transfer/booking/${sessionUnique}/cancel/`, CancelReply, form, options),
  /** Without `confirm` returns a quote and changes nothing; with it moves the pick-ups, or throws 409. */
  move: (api: Api, sessionUnique: string, form: Record<string, unknown>, options?: Signal) =>
    api.send('POST', `/api/transfer/booking/${sessionUnique}/move/`, TransferMoveReply, form, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', '/api/transfer/check-pnr/', CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', '/api/transfer/info/price-alert/', NoContent, form, options),
}
