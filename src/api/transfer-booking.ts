/**
 * API calls of transfers after selection: payment, ticket, PNR lookup, price alert
 * (docs/product/transfers.md#calls-of-transfers). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { BeforePayment, BookingInfo, CheckPnrReply, type CheckPnrForm } from '#contract/booking.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'

type Signal = Pick<CallOptions, 'signal'>

export const transferBookingCalls = {
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/payment/', BeforePayment, { session_unique }, options),
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/transfer/booking/info/${sessionUnique}/`, BookingInfo, options),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<TransferBooking> => ({
    ...(await api.get(`/api/transfer/booking/${sessionUnique}/`, TransferBooking, options)),
    session_unique: sessionUnique,
  }),
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) =>
    api.send('POST', '/api/transfer/check-pnr/', CheckPnrReply, form, options),
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) =>
    api.send('POST', '/api/transfer/info/price-alert/', NoContent, form, options),
}
