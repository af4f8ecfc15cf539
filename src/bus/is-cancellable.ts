import type { BusCancellation } from '#contract/bus-results.ts'

/** Whether a trip can still be cancelled online at `now`, in ms since 1970; its last moment counts, as at the gateway. */
export function isCancellable({ until }: BusCancellation, now: number): boolean {
  return now <= Date.parse(until)
}
