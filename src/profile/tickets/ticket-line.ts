/** Tickets of every product as 'Biletlerim' lists them (spec 000 §3, Booking summaries). */
import type { BookingState } from '#contract/booking.ts'
import type { UserFlightBooking } from '#contract/user-flights.ts'
import type { UserBusBooking } from '#contract/user-buses.ts'
import type { UserActivityBooking, UserTransferBooking } from '#contract/user-products.ts'

export interface TicketLine {
  /** Address of the ticket. */
  to: string
  /** The ends of a journey, or what is visited alone. */
  title: [string] | [string, string]
  subtitle: string
  /** Plain date; HH:MM where the time is known. */
  date: string
  time: string | null
  roundTrip: boolean
  pnr: string | null
  /** TRY */
  price: number | null
  /** Of a flight, where it is not simply ticketed. */
  state: BookingState
  /** ISO instant of the saving, for a copy of this device. */
  savedAt: string | null
}

const plain = { roundTrip: false, pnr: null, price: null, state: 'ticketed', savedAt: null } as const

export function flightLine({ info, departure_booking, return_booking, price }: UserFlightBooking): TicketLine {
  const { departure_airport: from, arrival_airport: to, departure_date, departure_time } = departure_booking.info
  return {
    ...plain,
    to: `/flight/booking/detail/${info.unique_code}/`,
    title: [from.code, to.code],
    subtitle: `${from.city} – ${to.city}`,
    date: departure_date,
    time: departure_time,
    roundTrip: return_booking !== null,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
  }
}

export function busLine({ info, company, departure, arrival, price }: UserBusBooking): TicketLine {
  return {
    ...plain,
    to: `/bus/booking/detail/${info.unique_code}/`,
    title: [departure.station.name, arrival.station.name],
    subtitle: company.name,
    date: departure.date,
    time: departure.time,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
  }
}

export function transferLine({ info, departure_location, arrival_location, price }: UserTransferBooking): TicketLine {
  const [date = '', time = null] = info.departure_datetime.split(/[ T]/)
  return {
    ...plain,
    to: `/transfer/booking/detail/${info.unique_code}/`,
    title: [departure_location.name, arrival_location.name],
    subtitle: '',
    date,
    time: time && time.slice(0, 5),
    price: price.total,
  }
}

export function activityLine({ info, activity, organization_date }: UserActivityBooking): TicketLine {
  const { name, category, location } = activity
  return {
    ...plain,
    to: `/activity/booking/detail/${info.unique_code}/`,
    title: [name],
    subtitle: [category.name, location.name, location.city.name].join(' · '),
    date: organization_date.start_date.slice(0, 10),
    time: null,
    pnr: info.pnr_code,
  }
}

/** Journeys to come, the next one first, and past ones, the last one first. `today` is a plain date. */
export function byTime(lines: readonly TicketLine[], today: string): { coming: TicketLine[]; past: TicketLine[] } {
  const instant = ({ date, time }: TicketLine) => `${date} ${time ?? ''}`
  const sorted = lines.toSorted((a, b) => instant(a).localeCompare(instant(b)))
  return {
    coming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).reverse(),
  }
}
