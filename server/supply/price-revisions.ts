/** Revises prices periodically, so that the price of an offer can change between search and payment. */
import { mix, unit } from './seeded.ts'
import { hourMilliseconds, minuteMilliseconds } from '#contract/milliseconds.ts'

const volatileShare = 0.03
const volatilePeriod = 2 * minuteMilliseconds

/**
 * Returns the current price factor of an offer, which depends on the offer's seed. The factor changes every three to
 * eight hours; for 3% of the seeds, every two minutes.
 */
export function revisionFactor(seed: number, now: number): number {
  const quick = unit(seed, 30) < volatileShare
  const period = quick ? volatilePeriod : hourMilliseconds * (3 + (mix(seed, 31) % 6))
  const revision = Math.floor((now + unit(seed, 32) * period) / period)
  return 1 + (unit(seed ^ revision, 33) - 0.5) * (quick ? 0.12 : 0.05)
}
