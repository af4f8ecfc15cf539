/** Simulates sales of other sellers, for stocks of vehicles, seats and places. */
import { unit } from './seeded.ts'

/**
 * Returns the final demand: the units that other sellers could sell by the day on which the units are used, as a
 * fraction of the stock. It is between 0.4 and 1.12. If it is above 1, the stock is sold out on that day or earlier.
 */
const finalLoad = (seed: number): number => 0.4 + 0.72 * unit(seed, 20)

/**
 * Returns the share of the final demand that is sold `daysLeft` days before the day on which the units are used: half
 * at six days, 5% at sixty.
 */
const takenByThen = (daysLeft: number): number => 1 / (1 + (Math.max(0, daysLeft) / 6) ** 1.3)

/**
 * Returns how many of `all` units other sellers have sold `daysLeft` days before the day on which the units are used.
 * The number never falls as this day approaches.
 */
export const takenElsewhere = (seed: number, all: number, daysLeft: number): number =>
  Math.min(all, Math.floor(all * finalLoad(seed) * takenByThen(daysLeft)))
