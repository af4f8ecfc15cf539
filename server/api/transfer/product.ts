/**
 * Implements the interface `Product` for transfers. Shared code uses it for payments, holds, e-mails and jobs.
 */
import { sql } from 'drizzle-orm'
import { bookings } from '#server/db/schema/bookings.ts'
import { placeNames, type Product } from '#server/parts/product.ts'
import { userTransferAlerts, userTransferBookings } from '#server/api/transfer/account.ts'
import { journeyWatch } from '#server/api/booking/search-watch.ts'
import { bookingView } from '#server/api/transfer/booking-view.ts'
import { driverMail, tellDrivers } from '#server/api/transfer/drivers.ts'
import { forgetMoves } from '#server/api/transfer/move-store.ts'
import { settleMoves } from '#server/api/transfer/settle-move.ts'
import { reprice } from '#server/api/transfer/offer.ts'
import { parseTransferPayment } from '#server/api/transfer/payment-form.ts'
import { lowestPrice } from '#server/api/transfer/results.ts'
import { locations, transferSearches } from '#server/api/transfer/search-query.ts'
import { transferResults, transferRoutes, transferSelect } from '#server/api/transfer/search-routes.ts'
import { endOf, outboundOf, transferSelection, transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { forgetPastStock, releaseStock, retakeStock, sharedStock, whyGone } from '#server/api/transfer/stock-holds.ts'
import { transferTicketMail } from '#server/api/transfer/ticket-mail.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

/** Returns the ticket number prefix of a transfer vendor: 7 and the last two digits of the vendor's ID. */
const prefixOf = (vendor: number) => `7${String(vendor % 100).padStart(2, '0')}`

export const transferProduct: Product = {
  name: 'transfer',
  routes: transferRoutes,
  search: { results: transferResults, select: transferSelect, selectedBy: 'product_id' },
  account: { bookings: userTransferBookings, alerts: userTransferAlerts },
  discounts: {
    coupons: '/user/transfer/:session_unique/available-coupons/',
    moneyPoints: '/user/transfer/:session_unique/available-money-points/',
  },
  words: {
    unavailable: 'transferUnavailable',
    noBooking: 'noTransfer',
    holdLost: 'transferLetGo',
    tooManyHeld: 'tooManyTransfersHeld',
    ready: 'transferReady',
    people: 'transferPeople',
    news: 'transferNews',
    notIssued: 'transferRefunded',
    results: 'transferResults',
    priceFell: 'journeyPriceFell',
  },
  stock: { take: retakeStock, release: releaseStock, whyGone, shared: sharedStock, givesWayAtLimit: true },
  supply: ({ transfers }) => transfers,
  selection: transferSelection,
  reprice,
  completedByForm: true,
  parsePayment: parseTransferPayment,
  view: bookingView,
  ticket: {
    // One ticket number covers the whole party and all rides.
    prefixes: (booking) => [prefixOf(transferSnapshot(booking).offer.vendor.id)],
    places(booking) {
      const { from, to } = outboundOf(transferSnapshot(booking))
      return placeNames(from.name, to.name)
    },
    mail: transferTicketMail,
    departsAt: (booking) => outboundOf(transferSnapshot(booking)).pickUpAt,
    arrivesAt: (booking) => endOf(transferSnapshot(booking)),
  },
  payLater: { owed: 'transferOwed', tooManyReserved: 'tooManyTransfersReserved' },
  cancelling: {
    words: { tooLate: 'transferTooLate', begun: 'transferBegun' },
    terms(booking, now) {
      const snapshot = transferSnapshot(booking)
      const { freeUntil, feePercent, closesAt } = snapshot.offer.terms.cancellation
      return {
        until: new Date(closesAt),
        hours: Math.round((outboundOf(snapshot).pickUpAt - closesAt) / hourMilliseconds),
        feePercent: now.getTime() < freeUntil ? 0 : feePercent,
      }
    },
    parts: ({ total }) => [{ name: 'transfer', price: total }],
    release: (tx, { id }) => releaseStock(tx, [id]),
  },
  impersonal: (booking) => ({ ...transferSnapshot(booking), details: null }),
  isPersonal: sql`${bookings.snapshot} -> 'details' <> 'null'::jsonb`,
  upcoming: { tell: tellDrivers, mail: driverMail },
  changing: {
    words: {
      subject: 'movedSubject',
      first: 'movedFirst',
      refusedSubject: 'moveRefusedSubject',
      refused: 'moveRefused',
      open: 'driverOpen',
    },
    settle: settleMoves,
    forget: forgetMoves,
  },
  forget: forgetPastStock,
  watch: journeyWatch(transferSearches, { lookup: locations, lowestPrice, nameOf: ({ name }) => name }),
}
