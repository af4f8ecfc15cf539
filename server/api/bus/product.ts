/**
 * Implements the interface `Product` for buses. Shared code uses it for payments, holds, e-mails and jobs.
 */
import { placeNames, type Product } from '#server/parts/product.ts'
import { userBusAlerts, userBusBookings } from '#server/api/bus/account.ts'
import { journeyWatch } from '#server/api/booking/search-watch.ts'
import { bookingView } from '#server/api/bus/booking-view.ts'
import { parseBusPayment } from '#server/api/bus/payment-form.ts'
import { reprice } from '#server/api/bus/pricing.ts'
import { lowestPrice } from '#server/api/bus/results.ts'
import { busSearches, stations } from '#server/api/bus/search-query.ts'
import { busResults, busRoutes, busSelect } from '#server/api/bus/search-routes.ts'
import { forgetDepartedTrips, releaseSeats, releaseSome, retakeSeats, whyGone } from '#server/api/bus/seat-holds.ts'
import { busSelection, busSnapshot } from '#server/api/bus/snapshot.ts'
import { sharedTrip } from '#server/api/bus/shared-seats.ts'
import { busTicketMail } from '#server/api/bus/ticket-mail.ts'
import { cancelUntil } from '#server/api/bus/wire-trip.ts'
import { journeyWords } from '#server/text/journey-messages.ts'
import type { SupplyStation } from '#server/supply/bus/bus-supply.ts'

/** Returns the prefix of a bus company's ticket numbers: 8 and the company's two-digit number. */
const prefixOf = (company: number) => `8${String(company).padStart(2, '0')}`

/** Returns a terminal's name: its district, or its city if the terminal has no district. */
const placeOf = ({ city, district }: Pick<SupplyStation, 'city' | 'district'>) =>
  district ? { tr: district, en: district } : city

export const busProduct: Product = {
  name: 'bus',
  routes: busRoutes,
  search: { results: busResults, select: busSelect, selectedBy: 'selected_seats' },
  account: { bookings: userBusBookings, alerts: userBusAlerts },
  words: { ...journeyWords, unavailable: 'tripUnavailable', noBooking: 'noTrip' },
  stock: { take: retakeSeats, release: releaseSeats, whyGone, shared: sharedTrip, givesWayAtLimit: true },
  supply: ({ buses }) => buses,
  selection: busSelection,
  reprice,
  parsePayment: parseBusPayment,
  view: bookingView,
  ticket: {
    prefixes: (booking) => [prefixOf(busSnapshot(booking).trip.company.id)],
    places(booking) {
      const { from, to } = busSnapshot(booking).trip
      return placeNames(placeOf(from), placeOf(to))
    },
    mail: busTicketMail,
    departsAt: (booking) => busSnapshot(booking).trip.departsAt,
    arrivesAt: (booking) => busSnapshot(booking).trip.arrivesAt,
  },
  cancelling: {
    words: {
      tooLate: 'seatsTooLate',
      begun: 'tripBegun',
    },
    partWords: {
      partDone: 'seatCancelledBefore',
      noPart: 'noSuchSeat',
      partsTitle: 'seatsCancelledTitle',
      partsNews: 'seatsCancelledNews',
      partsNewsOfLast: 'lastSeatsCancelledNews',
      partsSubject: 'seatsCancelledSubject',
      parts: 'seatsCancelled',
      staying: 'seatsStaying',
      waiting: 'seatsWaiting',
    },
    terms(booking) {
      const { trip } = busSnapshot(booking)
      return { until: cancelUntil(trip), hours: trip.cancelHours, feePercent: trip.cancelFeePercent }
    },
    parts: (booking) => busSnapshot(booking).seats.map(({ seat, price }) => ({ name: String(seat), price })),
    release: releaseSome,
  },
  forget: forgetDepartedTrips,
  watch: journeyWatch(busSearches, { lookup: stations, lowestPrice, nameOf: placeOf }),
}
