/** Simulates the sales of other sellers on a flight. They do not depend on this gateway's sales. */
import type { Cabin } from './flight-supply.ts'
import { unit } from '#server/supply/seeded.ts'

const cabins = ['economy', 'business', 'first'] as const satisfies readonly Cabin[]

/**
 * Returns the final demand for a cabin of a flight: from 55% to over 100% of the cabin's seats. If it is over 100%, the
 * cabin is full on the day of departure or some days earlier.
 */
const finalLoad = (seed: number, cabin: number): number => 0.55 + 0.53 * unit(seed, 20 + cabin)

/**
 * Returns the share of the final demand that has been sold `daysLeft` days before departure: half at 25 days, little at
 * six months.
 */
const soldByThen = (daysLeft: number): number => 1 / (1 + (Math.max(0, daysLeft) / 25) ** 1.3)
/**
 * Results of `soldByThen` for 0 to 369 days before departure. They are precomputed, because the exponentiation in
 * `soldByThen` would be the slowest part of computing a price.
 */
const soldShares = Array.from({ length: 370 }, (_, daysLeft) => soldByThen(daysLeft))

/**
 * Returns the number of seats of a cabin that other sellers have sold `daysLeft` days before departure. It never falls
 * as departure approaches.
 */
export function soldElsewhere(seed: number, cabin: Cabin, capacity: number, daysLeft: number): number {
  const share = soldShares[Math.max(0, daysLeft)] ?? soldByThen(daysLeft)
  return Math.min(capacity, Math.floor(capacity * finalLoad(seed, cabins.indexOf(cabin)) * share))
}
