/** What it costs to cancel or to change a fare: the one reading of its rules that every screen and mail tells. */

/** Free of charge, for a fee, or not at all. */
export const fareTerms = ['free', 'fee', 'none'] as const
export type FareTerm = (typeof fareTerms)[number]

/** A span of time in which one rule holds: ISO instants, null where it is open. `amount` is in any currency. */
export interface RuleWindow {
  allowed: boolean
  amount: number
  from: string | null
  to: string | null
}

/** What the rules say at `now`; the last instant of a window belongs to it, and what no window allows is not possible. */
export function fareTerm(windows: readonly RuleWindow[], now: Date): FareTerm {
  const open = windows.find(({ to }) => to === null || now.getTime() <= Date.parse(to))
  if (!open?.allowed) return 'none'
  return open.amount === 0 ? 'free' : 'fee'
}

/** The term of a journey of several directions: that of its least generous one. */
export const leastTerm = (terms: readonly FareTerm[]): FareTerm =>
  fareTerms.findLast((term) => terms.includes(term)) ?? 'none'
