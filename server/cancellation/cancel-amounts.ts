/**
 * Computes the price, cancellation fee and refund of each part of a booking, such as a seat. All amounts are in kuruş.
 */

export interface PartAmounts {
  paid: number
  fee: number
  refund: number
}

/**
 * Splits `whole` in proportion to `weights` into amounts in whole kuruş. They add up to `whole`, unless all weights are
 * 0: then all amounts are 0. If the weights are the prices of a booking's parts, a part's amount does not depend on the
 * order in which the parts are cancelled.
 */
export function sharedBy(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let counted = 0
  let given = 0
  return weights.map((weight) => {
    counted += weight
    const share = total === 0 ? 0 : Math.round((whole * counted) / total) - given
    given += share
    return share
  })
}

/**
 * Returns three amounts for each part of a booking. `paid` is the part's price less its share of the discount. `fee` is
 * the cancellation fee: `feePercent` of the price, but at most `paid`. `refund` is `paid` less `fee`. Cancelling parts
 * one by one refunds the same total as cancelling them together.
 */
export function partAmounts(prices: readonly number[], discount: number, feePercent: number): PartAmounts[] {
  const total = prices.reduce((sum, price) => sum + price, 0)
  const discounts = sharedBy(discount, prices)
  const fees = sharedBy(Math.round((total * feePercent) / 100), prices)
  return prices.map((price, index) => {
    const paid = price - (discounts[index] ?? 0)
    const fee = Math.min(paid, fees[index] ?? 0)
    return { paid, fee, refund: paid - fee }
  })
}

export const summed = (parts: readonly PartAmounts[]): PartAmounts =>
  parts.reduce(
    (sum, { paid, fee, refund }) => ({ paid: sum.paid + paid, fee: sum.fee + fee, refund: sum.refund + refund }),
    { paid: 0, fee: 0, refund: 0 },
  )
