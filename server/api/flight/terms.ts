/** What changing and cancelling cost, read from the rules of a fare: results, payment, ticket and mail have it from here. */
import { fareTerm, leastTerm, type FareTerm } from '#contract/fare-terms.ts'
import type { FareRules } from '#server/supply/flight-supply.ts'

export interface FareTerms {
  change: FareTerm
  cancel: FareTerm
}

/** The terms at `now` of a fare, by its rules in every direction that it covers. */
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
