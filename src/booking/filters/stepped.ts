import type { Range } from '#booking/filters/filters.ts'

/** Steps of range filters: minutes of the day, minutes, TRY. */
const steps = { time: 10, duration: 5, price: 10 } as const

/** Bounds widened to whole steps of their unit, at least one apart. */
export function stepped(
  { min, max }: { min: number; max: number },
  unit: Range<never>['unit'],
): { min: number; max: number; step: number } {
  const step = steps[unit]
  const low = Math.floor(min / step) * step
  return { min: low, max: Math.max(Math.ceil(max / step) * step, low + step), step }
}
