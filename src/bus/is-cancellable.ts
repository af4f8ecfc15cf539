import type { BusCancellation } from '#contract/bus-results.ts'

/**
 * Returns whether a trip can be cancelled online at `now` (ms since 1970); the deadline itself is included, as in the
 * gateway.
 */
export function isCancellable({ until }: BusCancellation, now: number): boolean {
  return now <= Date.parse(until)
}
