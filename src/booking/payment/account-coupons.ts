import { type LoadDiscounts, resultsOf } from '#booking/payment/load-payment.ts'

/**
 * Loads the discounts for products that accept the account's coupons but no money points
 * (docs/product/booking.md#discounts). Coupons that are inactive or have no ID can't be used, so they are left out.
 */
export const loadAccountCoupons: LoadDiscounts = async (api, _session, options) => {
  const { accountCalls } = await import('#api/account.ts')
  const coupons = await resultsOf(accountCalls.coupons(api, options))
  const usable = coupons.flatMap(({ id, code, value, active }) =>
    active && id !== undefined ? { id, code, value } : [],
  )
  return { coupons: usable, moneyPoints: [] }
}
