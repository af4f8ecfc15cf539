/**
 * Implements the interface `Product` for flights. Shared code uses it for payments, holds, e-mails and jobs.
 */
import { placeNames, type Product } from '#server/parts/product.ts'
import { userFlightAlerts, userFlightBookings } from '#server/api/flight/account.ts'
import { journeyWatch } from '#server/api/booking/search-watch.ts'
import { bookingView } from '#server/api/flight/booking-view.ts'
import { lowestPrice } from '#server/api/flight/lowest-price.ts'
import { parseFlightPayment } from '#server/api/flight/payment-form.ts'
import { airports } from '#server/api/flight/search-airports.ts'
import { reprice } from '#server/api/flight/pricing.ts'
import { flightSearches } from '#server/api/flight/search-query.ts'
import { flightResults, flightRoutes, flightSelect } from '#server/api/flight/search-routes.ts'
import { forgetFlownSeats, releaseSeats, retakeSeats, whyGone } from '#server/api/flight/seat-holds.ts'
import { flightSelection, flightSnapshot, outboundOf } from '#server/api/flight/snapshot.ts'
import { sharedCabins } from '#server/api/flight/shared-seats.ts'
import { flightTicketMail } from '#server/api/flight/ticket-mail.ts'
import { journeyWords } from '#server/text/journey-messages.ts'
import { endsOf } from '#server/api/flight/wire-itinerary.ts'

/** IATA accounting codes of carriers, with which ticket numbers begin; other carriers use 900. */
// oxfmt-ignore
const carrierPrefixes: Record<string, string> = {
  TK: '235', PC: '624', XQ: '564', LH: '220', BA: '125', AF: '057', KL: '074', LX: '724', OS: '257', EK: '176', QR: '157',
  AZ: '055', IB: '075', SK: '117', AA: '001', DL: '006', UA: '016', EY: '607', SV: '065', J2: '771', A3: '390',
}

export const flightProduct: Product = {
  name: 'flight',
  routes: flightRoutes,
  search: { results: flightResults, select: flightSelect, selectedBy: 'product_ids' },
  account: { bookings: userFlightBookings, alerts: userFlightAlerts },
  discounts: {
    coupons: '/flight/booking/usable-coupons/:session_unique/',
    moneyPoints: '/flight/booking/usable-moneypoints/:session_unique/',
  },
  words: { ...journeyWords, unavailable: 'flightUnavailable', noBooking: 'flightNotChosen' },
  stock: {
    take: retakeSeats,
    release: releaseSeats,
    whyGone,
    shared: sharedCabins,
    givesWayAtLimit: false,
  },
  supply: ({ flights }) => flights,
  selection: flightSelection,
  reprice,
  parsePayment: parseFlightPayment,
  view: bookingView,
  ticket: {
    prefixes: (booking) =>
      flightSnapshot(booking).legs.map(
        ({ itinerary }) => carrierPrefixes[endsOf(itinerary).first.carrier.code] ?? '900',
      ),
    places(booking) {
      const { first, last } = endsOf(outboundOf(flightSnapshot(booking)).itinerary)
      return placeNames(first.from.city, last.to.city)
    },
    mail: flightTicketMail,
    departsAt: (booking) => endsOf(outboundOf(flightSnapshot(booking)).itinerary).first.departsAt,
    arrivesAt: (booking) =>
      Math.max(...flightSnapshot(booking).legs.map(({ itinerary }) => endsOf(itinerary).last.arrivesAt)),
  },
  forget: forgetFlownSeats,
  watch: journeyWatch(flightSearches, { lookup: airports, lowestPrice, nameOf: ({ city }) => city }),
}
