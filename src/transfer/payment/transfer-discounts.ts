import { transferBookingCalls } from '#api/transfer-booking.ts'
import { type LoadDiscounts, resultsOf } from '#booking/payment/load-payment.ts'

/** Loads the coupons and money points that can be used on a transfer (docs/product/booking.md#discounts). */
export const loadTransferDiscounts: LoadDiscounts = async (api, session, options) => {
  const [coupons, moneyPoints] = await Promise.all([
    resultsOf(transferBookingCalls.usableCoupons(api, session, options)),
    resultsOf(transferBookingCalls.usableMoneyPoints(api, session, options)),
  ])
  return { coupons, moneyPoints }
}
