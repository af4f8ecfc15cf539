import { activityBookingCalls } from '#api/activity-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'

/** Describes activities for the screens after selection (payment, ticket), which all products share. */
export const activityProduct: BookingProduct<ActivityBooking> = {
  name: 'activity',
  schema: ActivityBooking,
  calls: activityBookingCalls,
}
