/** Evaluates cancellation and change rules of a fare, for all screens and mails. */

/** Terms of cancelling or changing a fare: free, for a fee, or not possible. */
export const fareTerms = ['free', 'fee', 'none'] as const
export type FareTerm = (typeof fareTerms)[number]

/** A time window of one rule, as ISO instants; null is unbounded. `amount` may be in any currency. */
interface RuleWindow {
  allowed: boolean
  amount: number
  from: string | null
  to: string | null
}

/** The term at `now`; a window includes its last instant, and outside all windows the term is `none`. */
export function fareTerm(windows: readonly RuleWindow[], now: Date): FareTerm {
  const open = windows.find(({ to }) => to === null || now.getTime() <= Date.parse(to))
  if (!open?.allowed) return 'none'
  return open.amount === 0 ? 'free' : 'fee'
}

/** The term of a journey with several directions: the least generous term of the directions. */
export const leastTerm = (terms: readonly FareTerm[]): FareTerm =>
  fareTerms.findLast((term) => terms.includes(term)) ?? 'none'
