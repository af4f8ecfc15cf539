/**
 * API calls of buses after selection: payment, ticket, cancellation, PNR lookup, price alert
 * (docs/product/buses.md#calls-of-buses). Each throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { cancellableCalls, productCalls } from '#api/product-calls.ts'
import { BusBooking } from '#contract/bus-booking.ts'
import type { BusPaymentForm } from '#contract/bus-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

export const busBookingCalls = {
  ...productCalls<BusPaymentForm>('bus'),
  ...cancellableCalls('bus'),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<BusBooking> => ({
    ...(await api.get(`/api/bus/booking/${sessionUnique}/`, BusBooking, options)),
    session_unique: sessionUnique,
  }),
}
