/** Limits of the activity payment form, as pure functions. */
import { typeOf } from '#booking/payment/age-limits.ts'
import { ownDraft } from '#booking/payment/own-draft.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityPaymentContext } from '#contract/activity-payment.ts'
import type { Draft } from '#store/store.ts'

/** Inputs of the form's rules. `today` is a plain date in Europe/Istanbul. */
export const activityFormContext = (
  { tickets, organization_date: day }: Pick<ActivityBooking, 'tickets' | 'organization_date'>,
  today: string,
): ActivityPaymentContext => ({ passengers: tickets.map(typeOf), departureDate: day.start_date.slice(0, 10), today })

/** A passport must be valid on the day of the activity (docs/product/activities.md#payment-of-activities). */
export const passportExpiryBounds = (departureDate: string) => ({
  min: departureDate,
  max: `${Number(departureDate.slice(0, 4)) + 15}-12-31`,
})

/**
 * Initial arrival date of the form: from the draft of this booking, otherwise from an earlier attempt to pay. If such a
 * draft has no date, the traveller has cleared it.
 */
export function arrivalToBegin(
  { session_unique: session, arrival_date: sent }: Pick<ActivityBooking, 'session_unique' | 'arrival_date'>,
  draft: Draft | null,
): string {
  const own = ownDraft(draft, session)
  return (own ? own['arrival_date'] : sent) ?? ''
}
