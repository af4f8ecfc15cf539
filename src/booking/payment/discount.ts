/**
 * Computes discounts on a payment by a coupon or a money point (an amount that the account may pay with). Amounts are
 * in TRY.
 */
import type { MoneyPoint, UsableCoupon } from '#contract/discounts.ts'

/** The discount that the traveller has chosen, at most one; null for none. */
export type Discount = { kind: 'coupon'; coupon: UsableCoupon } | { kind: 'money-point'; point: MoneyPoint } | null

/**
 * Returns the price in TRY before any discount. The backend has already subtracted `discount` from `total`, so this
 * function adds `discount` to `total` again. A booking may have a discount even before it is paid, for example from a
 * payment that was started but not completed.
 */
export function grossTotal({ total, discount }: { total: number; discount: number }): number {
  return Math.round((total + discount) * 100) / 100
}

/** Returns the amount in TRY that a discount subtracts, at most the total. */
export function discountAmount(discount: Discount, total: number): number {
  const value = discount?.kind === 'coupon' ? discount.coupon.value : (discount?.point.value ?? 0)
  return Math.min(value, total)
}

/** Returns the amount in TRY to pay: the total before discounts minus the chosen discount, rounded to kuruş. */
export function amountToPay(total: number, discount: Discount): number {
  return Math.round((total - discountAmount(discount, total)) * 100) / 100
}
