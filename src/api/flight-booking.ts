/**
 * API calls of flights after selection: payment, ticket, PNR lookup, price alert
 * (docs/product/flights.md#calls-of-flights). Each throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { frameCalls } from '#api/frame.ts'
import { productCalls } from '#api/product-calls.ts'
import { MoneyPointList, UsableCouponList } from '#contract/discounts.ts'
import { BeforePayment } from '#contract/booking.ts'
import { FlightBooking, type FlightTicket } from '#contract/flight-booking.ts'
import type { FlightPaymentForm } from '#contract/flight-payment.ts'

type Signal = Pick<CallOptions, 'signal'>

/**
 * Returns the tickets with the age limits of their passenger types. Some backends send these limits only in the app
 * info (`AppInfo`). If one ticket has no limits, the limits of all tickets are taken from the app info.
 */
async function withAges(api: Api, tickets: FlightTicket[], options?: Signal): Promise<FlightTicket[]> {
  if (tickets.every(({ age_from }) => age_from !== undefined)) return tickets
  const { passenger_types: types } = (await frameCalls.appInfo(api, options)).constants.flight
  return tickets.map((ticket) => {
    const { age_from, age_to } = types.find(({ type }) => type === ticket.pax_type) ?? ticket
    return { ...ticket, age_from, age_to }
  })
}

export const flightBookingCalls = {
  ...productCalls<FlightPaymentForm>('flight'),
  /**
   * Checks before payment whether the booking can still be paid. Flights use GET for this call, other products POST.
   */
  beforePayment: (api: Api, session_unique: string, options?: Signal) =>
    api.get('/api/flight/gateway/payment/', BeforePayment, { ...options, query: { session_unique } }),
  booking: async (api: Api, sessionUnique: string, options?: Signal): Promise<FlightBooking> => {
    const booking = await api.get(`/api/flight/booking/${sessionUnique}/`, FlightBooking, options)
    return { ...booking, session_unique: sessionUnique, tickets: await withAges(api, booking.tickets, options) }
  },
  usableCoupons: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/flight/booking/usable-coupons/${sessionUnique}/`, UsableCouponList, options),
  usableMoneyPoints: (api: Api, sessionUnique: string, options?: Signal) =>
    api.get(`/api/flight/booking/usable-moneypoints/${sessionUnique}/`, MoneyPointList, options),
}
