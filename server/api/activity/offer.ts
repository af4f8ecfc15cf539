/** Looks offers up by key: whether they are on sale, and their current price. */
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Order } from '#server/parts/product.ts'
import { lastDayOf } from '#server/api/booking/last-day.ts'
import { isStillPayable } from '#server/api/booking/payable-offer.ts'
import type { ActivityOffer, ActivityOfferDetail } from '#server/supply/activity/activity-supply.ts'
import { isAvailable } from '#server/supply/stock.ts'
import { ask } from '#server/supply/supply-call.ts'
import { partyOf, type ActivitySearchQuery } from '#server/api/activity/search-query.ts'
import { activitySnapshot, orderOf, snapshotOf } from '#server/api/activity/snapshot.ts'

type Deps = Pick<GatewayDeps, 'activities' | 'clock' | 'patience'>

const offerOf = async ({ activities, clock, patience }: Deps, key: string): Promise<ActivityOfferDetail | undefined> =>
  ask(patience.offer, (call) => activities.offer(key, clock.now(), call))

/**
 * Whether an offer is for the searched activity and the searched party. Always false if the traveller searched a
 * location or category, not an activity.
 */
function answers({ summary, party }: ActivityOffer, query: ActivitySearchQuery): boolean {
  const { adults, childAges } = partyOf(query)
  return (
    'activity' in query.scope &&
    query.scope.activity === summary.id &&
    party.adults === adults &&
    party.childAges.join() === childAges.join()
  )
}

/**
 * Returns the offer with this key if it is for `departure`, matches the search and can be bought, otherwise undefined.
 * The supplier also returns offers that can't be bought: the offer is sold out, its departure is cancelled, its sale
 * has ended, or its date is after the last day on sale.
 */
export async function offerOnSale(
  deps: Deps,
  key: string,
  departure: string,
  query: ActivitySearchQuery,
): Promise<ActivityOfferDetail | undefined> {
  const [found, lastDay] = await Promise.all([offerOf(deps, key), lastDayOf(deps, deps.activities)])
  if (!found || found.offer.departure.id !== departure || !answers(found.offer, query)) return undefined
  const { stock, departure: own } = found.offer
  const isOpen = own.cancelled === null && deps.clock.now().getTime() < own.saleEndsAt && own.start.date <= lastDay
  return isOpen && isAvailable(stock) ? found : undefined
}

/**
 * Returns the booking's current snapshot and total. Returns undefined if its offer is gone, its departure is cancelled,
 * or the offer can no longer be paid (`isStillPayable`): its sale ended too long ago, or its hold was released and the
 * places were sold to others.
 */
export async function reprice(deps: Deps, booking: BookingRow): Promise<Order | undefined> {
  const before = activitySnapshot(booking)
  const found = await offerOf(deps, before.offer.key)
  if (!found || found.offer.departure.cancelled) return undefined
  const { stock, departure } = found.offer
  if (!isStillPayable(deps, booking, { stock, saleEndsAt: departure.saleEndsAt })) return undefined
  return orderOf(snapshotOf(before.query, found, before.arrivalDate))
}
