import type { Range } from '#booking/filters/filters.ts'

/** Step sizes of range filters: in minutes for times and durations, in TRY for prices. */
const steps = { time: 10, duration: 5, price: 10 } as const

/** Rounds the bounds of a range outwards to whole steps. The rounded bounds are at least one step apart. */
export function stepped(
  { min, max }: { min: number; max: number },
  unit: Range<never>['unit'],
): { min: number; max: number; step: number } {
  const step = steps[unit]
  const low = Math.floor(min / step) * step
  return { min: low, max: Math.max(Math.ceil(max / step) * step, low + step), step }
}
