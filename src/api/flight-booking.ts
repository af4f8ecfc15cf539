/**
 * The flight product's calls behind the selection: payment, ticket, lookup, price alert
 * (docs/product/flights.md#calls-of-flights). Each throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import {
  BeforePayment,
  BookingInfo,
  CheckPnrReply,
  type CheckPnrForm,
  MoneyPointList,
  type PriceAlertForm,
  PriceAlertReply,
  SendPayment,
  UsableCouponList,
} from '#contract/booking.ts'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import type { FlightPaymentForm } from '#contract/flight-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

export const flightBookingCalls = {
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.get('/api/flight/gateway/payment/', BeforePayment, { ...options, query: { session_unique } }),
  /** `idempotencyKey` is made once per filled form, so that a retry after a lost answer charges once. */
  sendPayment: (api: Api, form: FlightPaymentForm, idempotencyKey: string, options?: Signal) =>
    api.send('POST', '/api/flight/gateway/payment/', SendPayment, bracketKeys(form), { ...options, idempotencyKey }),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/flight/booking/info/${sessionUnique}/`, BookingInfo, options),
  booking: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/flight/booking/${sessionUnique}/`, FlightBooking, options),
  usableCoupons: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/flight/booking/usable-coupons/${sessionUnique}/`, UsableCouponList, options),
  usableMoneyPoints: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/flight/booking/usable-moneypoints/${sessionUnique}/`, MoneyPointList, options),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', '/api/flight/check-pnr/', CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', '/api/flight/info/price-alert/', PriceAlertReply, form, options),
}
