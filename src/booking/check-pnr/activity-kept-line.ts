import { placeOf } from '#contract/activity-place.ts'
import { keptLine } from '#booking/check-pnr/kept-line.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'

/**
 * Parses an activity booking saved on this device into its entry in the list of saved tickets. The entry shows name and
 * location of the activity.
 */
export const activityKeptLine = keptLine('activity', ActivityBooking, (booking) => {
  const { activity, info, organization_date: day, starts_at: startsAt, ends_at: endsAt } = booking
  return {
    pnr: info.pnr_code,
    from: { code: activity.name, city: placeOf(activity.location) },
    to: null,
    date: day.start_date.slice(0, 10),
    time: day.time ?? '',
    startsAt,
    endsAt,
  }
})
