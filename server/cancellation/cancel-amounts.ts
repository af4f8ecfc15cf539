/** What each part of a booking was paid for, and what is kept and given back of it when it is cancelled. All kuruş. */

export interface PartAmounts {
  paid: number
  fee: number
  refund: number
}

/** Shares `whole` in proportion to `weights`, in whole kuruş that add up to it, whatever is asked for first. */
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
 * Each part's own amounts: its price less its share of the discount, and `feePercent` of its price kept, never more than
 * was paid for it. Parts cancelled one after the other bring back what they bring back at once.
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

/** The amounts of several parts together. */
export const summed = (parts: readonly PartAmounts[]): PartAmounts =>
  parts.reduce(
    (sum, { paid, fee, refund }) => ({ paid: sum.paid + paid, fee: sum.fee + fee, refund: sum.refund + refund }),
    { paid: 0, fee: 0, refund: 0 },
  )
