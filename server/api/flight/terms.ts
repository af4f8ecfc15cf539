/** Summarises the change and cancellation terms of a fare, for results, payment and ticket. */
import { fareTerm, leastTerm, type FareTerm } from '#contract/flight-fare-terms.ts'
import type { FareRules } from '#server/supply/flight/flight-supply.ts'

interface FareTerms {
  change: FareTerm
  cancel: FareTerm
}

/**
 * Returns the change and cancellation terms of a fare at `now`. `rules` has one entry for each direction that the fare
 * covers. If the directions have different terms, the less generous terms apply.
 */
export const termsOf = (rules: readonly FareRules[], now: Date): FareTerms => ({
  change: leastTerm(rules.map(({ change }) => fareTerm(change, now))),
  cancel: leastTerm(rules.map(({ cancel }) => fareTerm(cancel, now))),
})

export const wireTerms = ({ change, cancel }: FareTerms) => ({
  free_cancel: cancel === 'free',
  free_change: change === 'free',
  cancel_terms: cancel,
  change_terms: change,
})
