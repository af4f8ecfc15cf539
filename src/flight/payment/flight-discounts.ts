import { flightBookingCalls } from '#api/flight-booking.ts'
import { type LoadDiscounts, resultsOf } from '#booking/payment/load-payment.ts'

/** Loads the coupons and money points that can be used on a flight booking (docs/product/booking.md#discounts). */
export const loadFlightDiscounts: LoadDiscounts = async (api, session, options) => {
  const [coupons, moneyPoints] = await Promise.all([
    resultsOf(flightBookingCalls.usableCoupons(api, session, options)),
    resultsOf(flightBookingCalls.usableMoneyPoints(api, session, options)),
  ])
  return { coupons, moneyPoints }
}
