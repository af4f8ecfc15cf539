/** Builds the change and cancellation rules of a fare, as time windows around the first departure. */
import { fareOfferByCode } from './fare-families.ts'
import type { FareFamily, FareRules, Itinerary } from './flight-supply.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

/** Hours before departure: when the fee `late` starts to apply, and when changes and cancellations close. */
const ruleHours = { late: 24, closed: 2 } as const

type Window = FareRules['change'][number]
const window = (fee: number | null, from: string | null, to: string | null): Window => ({
  allowed: fee !== null,
  amount: fee ?? 0,
  from,
  to,
})

/**
 * Returns the rules of a fare in three windows: until 24 hours before departure, until 2 hours before it, and after
 * that (nothing is allowed). Amounts are kuruş per passenger; equal adjacent windows are merged.
 */
export function fareRules(family: FareFamily, itinerary: Itinerary): FareRules {
  const [first] = itinerary.flights
  const domestic = itinerary.flights.every(({ from, to }) => from.country_code === to.country_code)
  const offer = fareOfferByCode(family.code, domestic)
  if (!first || !offer) return { change: [], cancel: [] }
  const late = new Date(first.departsAt - ruleHours.late * hourMilliseconds).toISOString()
  const closed = new Date(first.departsAt - ruleHours.closed * hourMilliseconds).toISOString()
  const windows = (fees: { early: number | null; late: number | null }): Window[] => {
    if (fees.early === null && fees.late === null) return [window(null, null, null)]
    if (fees.early === fees.late) return [window(fees.early, null, closed), window(null, closed, null)]
    return [window(fees.early, null, late), window(fees.late, late, closed), window(null, closed, null)]
  }
  return { change: windows(offer.change), cancel: windows(offer.cancel) }
}
