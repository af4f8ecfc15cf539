/** Lists a user's activity bookings and price alerts. */
import type { UserActivityAlert, UserActivityBooking } from '#contract/user-activities.ts'
import { activitySearches, targetName, targetOf } from '#server/api/activity/search-query.ts'
import { activitySnapshot } from '#server/api/activity/snapshot.ts'
import { cardPicture } from '#server/api/activity/wire-activity.ts'
import { madeBookings, watchedSearches } from '#server/api/booking/account-lists.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'

/** Returns the user's activity bookings that were paid or whose payment is being confirmed, newest first. */
export async function userActivityBookings(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserActivityBooking[]> {
  const own = messageLanguage(language)
  return (await madeBookings(deps, userId, 'activity')).map((booking) => {
    const { summary, departure } = activitySnapshot(booking).offer
    return {
      info: {
        unique_code: booking.sessionUnique,
        pnr_code: booking.pnr,
        state: bookingState(booking, deps.clock.now()),
      },
      activity: {
        name: summary.name[own],
        image: cardPicture(summary.image),
        category: { name: summary.category.name[own] },
        location: { name: summary.location.name[own], city: { name: summary.location.city[own] } },
      },
      organization_date: {
        start_date: departure.start.date,
        end_date: departure.end.date,
        time: departure.start.time,
      },
      starts_at: new Date(departure.startsAt).toISOString(),
      ends_at: new Date(departure.endsAt).toISOString(),
      price: { total: lira(payable(booking)) },
    }
  })
}

/**
 * Returns the user's price alerts for activities, newest first. Leaves out alerts whose activity, location or category
 * the supplier no longer has.
 */
export async function userActivityAlerts(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserActivityAlert[]> {
  const rows = await watchedSearches(deps, userId, activitySearches)
  const found = await Promise.all(rows.map(async (row) => ({ ...row, target: await targetOf(deps, row.query) })))
  return found.flatMap(({ query, watched, target }) => {
    if (!target) return []
    const name = targetName(target)[messageLanguage(language)]
    return { ...watched, option_detail: { activity: { name }, departure_date: query.departureDate } }
  })
}
