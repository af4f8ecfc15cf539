/**
 * Rounds amounts in TRY that are displayed in another currency. If each amount were rounded separately, the displayed
 * amounts could differ from the displayed total by a cent or two. Here they are rounded so that they add up to it. The
 * functions return the rounded amounts in TRY; the screens convert them to the other currency.
 */
import type { Currency } from '#contract/frame.ts'

const centsOf = (amount: number, { value }: Currency) => (amount / value) * 100
const rounded = (amount: number, currency: Currency) =>
  Math.sign(amount) * Math.round(Math.abs(centsOf(amount, currency)))
const amountOf = (cents: number, { value }: Currency) => (cents / 100) * value

/** Tolerance for floating-point errors, in cents. */
const noise = 1e-6

/**
 * Rounds `amounts` for display so that they add up to the displayed `total`. Each amount changes by less than one cent
 * of `currency`. If the unrounded `amounts` do not add up to `total`, they are returned unchanged.
 */
export function sharesOf(amounts: readonly number[], total: number, currency: Currency): readonly number[] {
  const sum = amounts.reduce((left, right) => left + right, 0)
  if (Math.abs(sum - total) >= 0.005) return amounts
  const parts = amounts.map((amount, index) => {
    const cents = centsOf(amount, currency)
    const whole = Math.floor(cents + noise)
    return { index, whole, over: cents - whole }
  })
  const missing = rounded(total, currency) - parts.reduce((all, { whole }) => all + whole, 0)
  const raised = new Set(
    parts
      .toSorted((a, b) => b.over - a.over)
      .slice(0, Math.max(0, missing))
      .map(({ index }) => index),
  )
  return parts.map(({ index, whole }) => amountOf(whole + (raised.has(index) ? 1 : 0), currency))
}

/**
 * Returns `total` minus `part`, rounded for display so that the result and the displayed `part` add up to the displayed
 * `total`. `part` is displayed elsewhere with its own rounding.
 */
export const restOf = (total: number, part: number, currency: Currency): number =>
  amountOf(rounded(total, currency) - rounded(part, currency), currency)
