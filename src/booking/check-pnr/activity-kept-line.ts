import { keptLine } from '#booking/check-pnr/kept-line.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'

/** The list entry of a saved activity. */
export const activityKeptLine = keptLine('activity', ActivityBooking, ({ activity, info, organization_date }) => {
  const { name, location } = activity
  return {
    pnr: info.pnr_code,
    from: { code: name, city: location.city.name },
    to: { code: location.name || location.city.name, city: location.city.name },
    date: organization_date.start_date.slice(0, 10),
    time: organization_date.time ?? '',
  }
})
