/** Discounts on a payment by a coupon or a money point. Amounts are TRY. */
import type { MoneyPoint, UsableCoupon } from '#contract/discounts.ts'

/** The one discount that the traveller has chosen, or none. */
export type Discount = { kind: 'coupon'; coupon: UsableCoupon } | { kind: 'money-point'; point: MoneyPoint } | null

/** TRY before any discount: the wire's `total` already has the discount of an abandoned payment subtracted. */
export function grossTotal({ total, discount }: { total: number; discount: number }): number {
  return Math.round((total + discount) * 100) / 100
}

/** TRY that a discount subtracts, at most the total. */
export function discountAmount(discount: Discount, total: number): number {
  const value = discount?.kind === 'coupon' ? discount.coupon.value : (discount?.point.value ?? 0)
  return Math.min(value, total)
}

/** TRY to pay: the gross total minus the chosen discount, rounded to kuruş. */
export function amountToPay(total: number, discount: Discount): number {
  return Math.round((total - discountAmount(discount, total)) * 100) / 100
}
