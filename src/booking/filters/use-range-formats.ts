import type { Range } from '#booking/filters/filters.ts'
import { hoursAndMinutes } from '#contract/duration.ts'
import { useMoney } from '#ui/money.tsx'
import { useDuration } from '#ui/use-duration.ts'

/** Returns a formatter for each kind of range: times, prices and durations. */
export function useRangeFormats(): Record<Range<never>['unit'], (value: number) => string> {
  return { time: hoursAndMinutes, price: useMoney(), duration: useDuration() }
}
