import { activityBookingCalls } from '#api/activity-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'

/** The `BookingProduct` of activities for the shared screens after selection. */
export const activityProduct: BookingProduct<ActivityBooking> = {
  name: 'activity',
  schema: ActivityBooking,
  calls: activityBookingCalls,
}
