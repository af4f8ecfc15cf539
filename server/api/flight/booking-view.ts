/** Answers GET booking: the payment data before payment, the ticket after it. */
import type { BookedItinerary, BookedTransfer, FlightBooking, FlightTicket } from '#contract/flight-booking.ts'
import type { GroupTicket } from '#contract/group-ticket.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { isOwner } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { bookingFrame, wirePrices } from '#server/api/booking/booking-frame.ts'
import { readTickets, wireTicketPassenger } from '#server/booking/passengers.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { hoursAndMinutes } from '#contract/duration.ts'
import { cabinName, passengerSlots, paxKinds } from '#server/api/flight/passenger-types.ts'
import { policyTexts } from '#server/api/flight/policies.ts'
import { flightSelection, flightSnapshot, type FlightSnapshot, type SnapshotLeg } from '#server/api/flight/snapshot.ts'
import { termsOf, wireTerms } from '#server/api/flight/terms.ts'
import { baggageText, endsOf, wireAirline } from '#server/api/flight/wire-itinerary.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'
import type { PaxCounts, SupplyAirport } from '#server/supply/flight/flight-supply.ts'

const terminals = {
  domestic: { tr: 'İç Hatlar', en: 'Domestic terminal' },
  international: { tr: 'Dış Hatlar', en: 'International terminal' },
} as const

/**
 * Returns the wire format of an airport of a flight; `other` is the airport at the other end of the flight. At a
 * Turkish airport, the country of `other` determines whether the terminal is the domestic or the international one.
 * Terminals of airports outside Türkiye are unknown.
 */
function ticketAirport({ code, name, city, country_code }: SupplyAirport, other: SupplyAirport, language: string) {
  const own = messageLanguage(language)
  const airport = { code, name: name[own], city: city[own], country_code }
  if (country_code !== 'TR') return airport
  return { ...airport, terminal: terminals[other.country_code === 'TR' ? 'domestic' : 'international'][own] }
}

function bookedTransfers({ itinerary }: SnapshotLeg, { query }: FlightSnapshot, language: string): BookedTransfer[] {
  return itinerary.flights.map((flight, index) => {
    const layover = itinerary.layovers[index] ?? 0
    return {
      airline: wireAirline(flight.carrier, language),
      flight_number: flight.number,
      departure_airport: ticketAirport(flight.from, flight.to, language),
      arrival_airport: ticketAirport(flight.to, flight.from, language),
      departure_date: flight.departureDate,
      departure_time: flight.departureTime,
      departure_timezone: flight.from.timezone,
      arrival_date: flight.arrivalDate,
      arrival_time: flight.arrivalTime,
      arrival_timezone: flight.to.timezone,
      fly_duration: hoursAndMinutes(flight.duration),
      stand_by_duration: layover > 0 ? hoursAndMinutes(layover) : null,
      fly_class: cabinName(query.cabin, messageLanguage(language)),
    }
  })
}

const kilograms = (kg: number) => (kg > 0 ? String(kg) : '')

function bookedItinerary(
  leg: SnapshotLeg,
  snapshot: FlightSnapshot,
  { pnr, language, now }: { pnr: string | null; language: string; now: Date },
): BookedItinerary {
  const { family, rules, itinerary } = leg
  const { first, last } = endsOf(itinerary)
  const window = ({ amount, from, to }: { amount: number; from: string | null; to: string | null }) => ({
    amount: lira(amount),
    datetime_from: from,
    datetime_to: to,
  })
  return {
    info: {
      pnr_code: pnr,
      departure_airport: ticketAirport(first.from, first.to, language),
      arrival_airport: ticketAirport(last.to, last.from, language),
      departure_date: first.departureDate,
      departure_time: first.departureTime,
      duration: hoursAndMinutes(itinerary.duration),
      baggage_allowance: baggageText(family, language),
      alternative_price: {
        code: family.code,
        name: family.name[messageLanguage(language)],
        hand_luggage_allowance: kilograms(family.handLuggage),
        luggage_allowance: kilograms(family.luggage),
        ...wireTerms(termsOf([rules], now)),
      },
      change_policies: rules.change.map((rule) => ({ changeable: rule.allowed, ...window(rule) })),
      cancelation_policies: rules.cancel.map((rule) => ({ refundable: rule.allowed, ...window(rule) })),
      change_policies_texts: policyTexts('change', leg, language),
      cancelation_policies_texts: policyTexts('cancel', leg, language),
    },
    transfers: bookedTransfers(leg, snapshot, language),
  }
}

function groupTickets({ query, fares }: FlightSnapshot, language: string): GroupTicket[] {
  const sum = (type: 'adult' | 'child' | 'senior' | 'infant', part: 'base' | 'tax' | 'serviceFee') =>
    lira(fares.reduce((total, fare) => total + fare.perPax[type][part], 0))
  return paxKinds
    .filter(({ type }) => query.pax[type] > 0)
    .map(({ type, name }) => ({
      pax_type: type,
      pax_name: name[messageLanguage(language)],
      count: query.pax[type],
      total_base: sum(type, 'base'),
      total_tax: sum(type, 'tax'),
      total_service_fee: sum(type, 'serviceFee'),
    }))
}

async function wireTickets(
  { db }: GatewayDeps,
  booking: BookingRow,
  pax: PaxCounts,
  language: string,
  toOwner: boolean,
): Promise<FlightTicket[]> {
  const { passengers, numbers } = await readTickets(db.orm, booking)
  const numberOf = (position: number, leg: number) =>
    numbers.find((ticket) => ticket.position === position && ticket.leg === leg)?.number ?? null
  return passengerSlots(pax).map((kind, position) => {
    const row = passengers.find((passenger) => passenger.position === position)
    return {
      pax_type: kind.type,
      pax_name: kind.name[messageLanguage(language)],
      age_from: kind.age_from,
      age_to: kind.age_to,
      passenger: row ? wireTicketPassenger(row, language, toOwner) : null,
      departure_ticket_number: numberOf(position, 0),
      return_ticket_number: numberOf(position, 1),
    }
  })
}

/**
 * Returns the booking as the payment page and the ticket show it. `prices.total` is the amount that is, or was, to be
 * paid.
 */
export async function bookingView(
  deps: GatewayDeps,
  booking: BookingRow,
  language: string,
  traveller: Traveller,
): Promise<FlightBooking> {
  const snapshot = flightSnapshot(booking)
  const now = deps.clock.now()
  const [outbound, back] = snapshot.legs.map((leg) =>
    bookedItinerary(leg, snapshot, { pnr: booking.pnr, language, now }),
  )
  if (!outbound) throw new Error(`Booking ${booking.id} has no flights`)
  return {
    ...(await bookingFrame(deps, booking, traveller)),
    selection: flightSelection(booking),
    domestic_fly: snapshot.domestic,
    departure_booking: outbound,
    return_booking: back ?? null,
    group_tickets: groupTickets(snapshot, language),
    tickets: await wireTickets(deps, booking, snapshot.query.pax, language, isOwner(traveller, booking)),
    prices: wirePrices(booking),
  }
}
