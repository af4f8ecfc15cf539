/** Evaluates the cancellation and change rules of a fare, for all screens and e-mails. */

/** Terms for cancelling or changing a fare: free, for a fee, or not possible. */
export const fareTerms = ['free', 'fee', 'none'] as const
export type FareTerm = (typeof fareTerms)[number]

/**
 * The time window in which a rule applies, as ISO instants. An instant is null if the window is open on that side.
 * `amount` is the fee; its currency does not matter, because it is only compared with 0.
 */
interface RuleWindow {
  allowed: boolean
  amount: number
  from: string | null
  to: string | null
}

/** Returns the term at the instant `now`. A window includes its last instant; after all windows the term is `none`. */
export function fareTerm(windows: readonly RuleWindow[], now: Date): FareTerm {
  const open = windows.find(({ to }) => to === null || now.getTime() <= Date.parse(to))
  if (!open?.allowed) return 'none'
  return open.amount === 0 ? 'free' : 'fee'
}

/** Returns the term of a journey with several directions: the least generous term among the directions. */
export const leastTerm = (terms: readonly FareTerm[]): FareTerm =>
  fareTerms.findLast((term) => terms.includes(term)) ?? 'none'
