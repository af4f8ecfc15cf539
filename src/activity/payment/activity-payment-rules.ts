/** Limits of the activity payment form, as pure functions. */
import { typeOf } from '#booking/payment/age-limits.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityPaymentContext } from '#contract/activity-payment.ts'

/** Inputs of the form's rules. `today` is a plain date in Europe/Istanbul. */
export const activityFormContext = (
  { tickets, organization_date: day }: Pick<ActivityBooking, 'tickets' | 'organization_date'>,
  today: string,
): ActivityPaymentContext => ({ passengers: tickets.map(typeOf), departureDate: day.start_date.slice(0, 10), today })

/** A passport is valid on the day of the activity (docs/product/activities.md#payment-of-activities). */
export const passportExpiryBounds = (departureDate: string) => ({
  min: departureDate,
  max: `${Number(departureDate.slice(0, 4)) + 15}-12-31`,
})
