/** Evaluates the cancellation and change rules of a fare. The gateway sends the result to the screens. */

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

/**
 * Returns whether cancelling or changing a fare is free, costs a fee or is not possible (`none`) at the instant `now`.
 * The first window that contains `now` decides; a window includes its first and its last instant. If no window contains
 * `now`, cancelling or changing is not possible.
 */
export function fareTerm(windows: readonly RuleWindow[], now: Date): FareTerm {
  const at = now.getTime()
  const open = windows.find(
    ({ from, to }) => (from === null || Date.parse(from) <= at) && (to === null || at <= Date.parse(to)),
  )
  if (!open?.allowed) return 'none'
  return open.amount === 0 ? 'free' : 'fee'
}

/**
 * Combines the terms of a journey's directions, either for cancelling or for changing. Returns the term that is least
 * favourable to the traveller: `none` before `fee`, and `fee` before `free`.
 */
export const leastTerm = (terms: readonly FareTerm[]): FareTerm =>
  fareTerms.findLast((term) => terms.includes(term)) ?? 'none'
