import { activityBookingCalls } from '#api/activity-booking.ts'
import { type LoadDiscounts, resultsOf } from '#booking/payment/load-payment.ts'

/** Loads the coupons that can be used on an activity, which takes no money points (docs/product/booking.md#discounts). */
export const loadActivityDiscounts: LoadDiscounts = async (api, session, options) => ({
  coupons: await resultsOf(activityBookingCalls.usableCoupons(api, session, options)),
  moneyPoints: [],
})
