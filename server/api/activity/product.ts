/**
 * Implements the interface `Product` for activities. Shared code uses it for payments, holds, e-mails and jobs.
 */
import { sql } from 'drizzle-orm'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Product } from '#server/parts/product.ts'
import { userActivityAlerts, userActivityBookings } from '#server/api/activity/account.ts'
import { searchWatch } from '#server/api/booking/search-watch.ts'
import { bookingView } from '#server/api/activity/booking-view.ts'
import { callOffIfCancelled, refundCalledOff } from '#server/api/activity/called-off.ts'
import { reprice } from '#server/api/activity/offer.ts'
import { parseActivityPayment } from '#server/api/activity/payment-form.ts'
import { pickUpMail, tellPickUps } from '#server/api/activity/pick-up.ts'
import { lowestPrice } from '#server/api/activity/results.ts'
import { activitySearches, targetName, targetOf } from '#server/api/activity/search-query.ts'
import { activityResults, activityRoutes, activitySelect } from '#server/api/activity/search-routes.ts'
import { activitySelection, activitySnapshot } from '#server/api/activity/snapshot.ts'
import { forgetPastStock, releaseStock, retakeStock, sharedStock, whyGone } from '#server/api/activity/stock-holds.ts'
import { activityTicketMail } from '#server/api/activity/ticket-mail.ts'
import { forgetPositions, stopSharing } from '#server/api/activity/tracking.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

/** Returns the ticket number prefix of an activity's organiser: 8 and a two-digit hash of the organiser's ID. */
const prefixOf = (supplier: string) =>
  `8${String([...supplier].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100, 7)).padStart(2, '0')}`

export const activityProduct: Product = {
  name: 'activity',
  routes: activityRoutes,
  search: { results: activityResults, select: activitySelect, selectedBy: 'organization_id' },
  account: { bookings: userActivityBookings, alerts: userActivityAlerts },
  words: {
    unavailable: 'activityUnavailable',
    noBooking: 'noActivity',
    holdLost: 'activityLetGo',
    tooManyHeld: 'tooManyActivitiesHeld',
    ready: 'activityReady',
    people: 'activityPeople',
    news: 'activityNews',
    notIssued: 'activityRefunded',
    results: 'activityResults',
    priceFell: 'activityPriceFell',
  },
  stock: { take: retakeStock, release: releaseStock, whyGone, shared: sharedStock, givesWayAtLimit: true },
  supply: ({ activities }) => activities,
  selection: activitySelection,
  reprice,
  parsePayment: parseActivityPayment,
  view: bookingView,
  ticket: {
    prefixes: (booking) => [prefixOf(activitySnapshot(booking).offer.summary.supplier.id)],
    places: (booking) => activitySnapshot(booking).offer.summary.name,
    mail: activityTicketMail,
    departsAt: (booking) => activitySnapshot(booking).offer.departure.startsAt,
    arrivesAt: (booking) => activitySnapshot(booking).offer.departure.endsAt,
  },
  cancelling: {
    words: { tooLate: 'activityTooLate', begun: 'activityBegun' },
    calledOff: {
      title: 'calledOffTitle',
      news: 'calledOffNews',
      subject: 'calledOffSubject',
      line: 'calledOffLine',
      refund: 'calledOffRefund',
      feeNews: 'calledOffFeeNews',
      feeRefund: 'calledOffFeeRefund',
    },
    callOff: callOffIfCancelled,
    terms(booking, now) {
      const { cancellation, departure } = activitySnapshot(booking).offer
      const { freeUntil, feePercent, closesAt } = cancellation
      return {
        until: new Date(closesAt),
        hours: Math.round((departure.startsAt - closesAt) / hourMilliseconds),
        feePercent: now.getTime() < freeUntil ? 0 : feePercent,
      }
    },
    parts: ({ total }) => [{ name: 'activity', price: total }],
    async release(tx, { id }) {
      await stopSharing(tx, [id])
      await releaseStock(tx, [id])
    },
  },
  impersonal: (booking) => ({ ...activitySnapshot(booking), arrivalDate: null }),
  isPersonal: sql`${bookings.snapshot} -> 'arrivalDate' <> 'null'::jsonb`,
  forgetOwner: stopSharing,
  upcoming: { tell: tellPickUps, mail: pickUpMail },
  vouchers: { subject: 'vouchersSubject', first: 'vouchersFirst' },
  async upkeep(deps) {
    await forgetPositions(deps)
    await refundCalledOff(deps)
  },
  forget: forgetPastStock,
  watch: searchWatch(activitySearches, {
    lowestPrice,
    async nameOf(deps, query) {
      const target = await targetOf(deps, query)
      return target && targetName(target)
    },
  }),
}
