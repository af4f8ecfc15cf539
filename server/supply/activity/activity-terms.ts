/** Defines the terms of cancellation and sale (docs/decisions/0034-activity-supply.md). */
import type { TermsId } from './activity-rows.ts'
import type { ActivityCancellation, CancellationRules } from './activity-supply.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

interface Terms {
  cancellation: CancellationRules
  /** Minutes before the start at which the sale ends. */
  saleMinutes: number
}

const hours = (count: number) => count * 60

export const termsRules: Record<TermsId, Terms> = {
  hours: {
    cancellation: { freeMinutes: hours(4), feePercent: 50, closesMinutes: hours(1) },
    saleMinutes: hours(1),
  },
  day: {
    cancellation: { freeMinutes: hours(24), feePercent: 50, closesMinutes: hours(4) },
    saleMinutes: hours(8),
  },
  early: {
    cancellation: { freeMinutes: hours(72), feePercent: 50, closesMinutes: hours(12) },
    saleMinutes: hours(24),
  },
  week: {
    cancellation: { freeMinutes: hours(168), feePercent: 60, closesMinutes: hours(48) },
    saleMinutes: hours(72),
  },
}

/** Returns the cancellation rules of a departure as instants. */
export const cancellationOf = (rules: CancellationRules, startsAt: number, timeZone: string): ActivityCancellation => ({
  freeUntil: startsAt - rules.freeMinutes * minuteMilliseconds,
  feePercent: rules.feePercent,
  closesAt: startsAt - rules.closesMinutes * minuteMilliseconds,
  timeZone,
})
