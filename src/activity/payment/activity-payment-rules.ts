/**
 * Pure functions for the activity payment form: the data that it is validated with, the limits of the passport's expiry
 * date, and the initial arrival date.
 */
import { typeOf } from '#booking/payment/age-limits.ts'
import { ownDraft } from '#booking/payment/own-draft.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityPaymentContext } from '#contract/activity-payment.ts'
import type { Draft } from '#store/store.ts'

/**
 * Returns the data that the payment form is validated with: passenger types, departure date, and `today`, a plain date
 * in Europe/Istanbul.
 */
export const activityFormContext = (
  { tickets, organization_date: day }: Pick<ActivityBooking, 'tickets' | 'organization_date'>,
  today: string,
): ActivityPaymentContext => ({ passengers: tickets.map(typeOf), departureDate: day.start_date.slice(0, 10), today })

/**
 * Returns the first and the last date that the field for a passport's expiry date offers. The passport must be valid on
 * the date of the activity (docs/product/activities.md#payment-of-activities).
 */
export const passportExpiryBounds = (departureDate: string) => ({
  min: departureDate,
  max: `${Number(departureDate.slice(0, 4)) + 15}-12-31`,
})

/**
 * Returns the arrival date that the form shows at first. If a draft of this booking is stored, it is the date of the
 * draft, or '' if the traveller has cleared it. Without a draft, it is the date that was sent in an earlier attempt to
 * pay, or ''.
 */
export function arrivalToBegin(
  { session_unique: session, arrival_date: sent }: Pick<ActivityBooking, 'session_unique' | 'arrival_date'>,
  draft: Draft | null,
): string {
  const own = ownDraft(draft, session)
  return (own ? own['arrival_date'] : sent) ?? ''
}
