/** What a traveller pays less by a coupon or a money point. Amounts are TRY. */
import type { MoneyPoint, UsableCoupon } from '#contract/discounts.ts'

/** The one reduction that a traveller has chosen, or none. */
export type Discount = { kind: 'coupon'; coupon: UsableCoupon } | { kind: 'money-point'; point: MoneyPoint } | null

/** TRY before any discount: the wire's total is net of the one that an abandoned payment had reserved. */
export function grossTotal({ total, discount }: { total: number; discount: number }): number {
  return Math.round((total + discount) * 100) / 100
}

/** TRY that a discount takes off, never more than the total. */
export function discountAmount(discount: Discount, total: number): number {
  const value = discount?.kind === 'coupon' ? discount.coupon.value : (discount?.point.value ?? 0)
  return Math.min(value, total)
}

/** TRY to pay: the gross total less the chosen discount, rounded to kuruş. */
export function amountToPay(total: number, discount: Discount): number {
  return Math.round((total - discountAmount(discount, total)) * 100) / 100
}
