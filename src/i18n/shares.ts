/**
 * Sums in another currency. Each amount would be rounded by itself, and lines then miss their total by a cent or two:
 * here the total is rounded once and what is over is distributed. All amounts are TRY, before and after.
 */
import type { Currency } from '#contract/frame.ts'

const centsOf = (amount: number, { value }: Currency) => (amount / value) * 100
const rounded = (amount: number, currency: Currency) =>
  Math.sign(amount) * Math.round(Math.abs(centsOf(amount, currency)))
const amountOf = (cents: number, { value }: Currency) => (cents / 100) * value

/** Below this, in cents, two amounts differ by the arithmetic of floating point alone. */
const noise = 1e-6

/**
 * `amounts` as they are to be shown beside their `total`, so that they come to it to the cent: none is changed by a cent
 * or more. Amounts that do not come to the total are as they were.
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

/** What is left of `total` as it is to be shown beside both, where `part` is shown elsewhere as well and keeps its cents. */
export const restOf = (total: number, part: number, currency: Currency): number =>
  amountOf(rounded(total, currency) - rounded(part, currency), currency)
