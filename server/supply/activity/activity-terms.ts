/**
 * Defines terms of activities: when their sale ends, until when a booking can be cancelled, and at what fee
 * (docs/decisions/0034-activity-supply.md).
 */
import type { TermsId } from './activity-rows.ts'
import type { ActivityCancellation, CancellationRules } from './activity-supply.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

interface Terms {
  cancellation: CancellationRules
  /** Minutes before the start of an activity at which its sale ends. */
  saleMinutes: number
}

/**
 * Creates terms of cancellation and sale. `hours` are hours before the start of the activity: at `free`, free
 * cancellation ends; at `closes`, any cancellation ends; at `sale`, the sale ends.
 */
const terms = (hours: { free: number; closes: number; sale: number }, feePercent: number): Terms => ({
  cancellation: { freeMinutes: hours.free * 60, feePercent, closesMinutes: hours.closes * 60 },
  saleMinutes: hours.sale * 60,
})

export const termsRules: Record<TermsId, Terms> = {
  hours: terms({ free: 4, closes: 1, sale: 1 }, 50),
  day: terms({ free: 24, closes: 4, sale: 8 }, 50),
  early: terms({ free: 72, closes: 12, sale: 24 }, 50),
  week: terms({ free: 168, closes: 48, sale: 72 }, 60),
}

/**
 * Converts the cancellation rules of one departure of an activity: from minutes before the departure to instants, in
 * milliseconds since the epoch.
 */
export const cancellationOf = (rules: CancellationRules, startsAt: number, timeZone: string): ActivityCancellation => ({
  freeUntil: startsAt - rules.freeMinutes * minuteMilliseconds,
  feePercent: rules.feePercent,
  closesAt: startsAt - rules.closesMinutes * minuteMilliseconds,
  timeZone,
})
