/**
 * API calls of transfers after selection: payment, ticket, cancellation, PNR lookup, price alert
 * (docs/product/transfers.md#calls-of-transfers). Each throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { cancellableCalls, productCalls } from '#api/product-calls.ts'
import { MoneyPointList, UsableCouponList } from '#contract/discounts.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'
import { TransferMoveReply } from '#contract/transfer-move.ts'
import type { TransferPaymentForm } from '#contract/transfer-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

/**
 * The validated payment form. `extra_products` maps the ID of every extra to its quantity, which is 0 for an extra that
 * is not chosen.
 */
export type TransferPayment = Omit<TransferPaymentForm, 'extra_products'> & { extra_products: Record<string, number> }

export const transferBookingCalls = {
  ...productCalls<TransferPayment>('transfer'),
  ...cancellableCalls('transfer'),
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
   * Without `confirm`, returns the rides and cancellation terms with new pick-up times and changes nothing. With
   * `confirm`, changes the pick-up times, or throws 409 if that is no longer possible.
   */
  move: (api: Api, sessionUnique: string, form: Record<string, unknown>, options?: Signal) =>
    api.send('POST', `/api/transfer/booking/${sessionUnique}/move/`, TransferMoveReply, form, options),
}
