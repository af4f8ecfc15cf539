/** Tickets of every product as 'Biletlerim' lists them (docs/product/frame.md#account). */
import type { BookingState } from '#contract/booking.ts'
import type { UserFlightBooking } from '#contract/user-flights.ts'
import type { UserBusBooking } from '#contract/user-buses.ts'
import type { UserActivityBooking, UserTransferBooking } from '#contract/user-products.ts'

/** One way of a ticket: where it goes, and when it leaves. */
export interface Journey {
  title: TicketLine['title']
  /** Plain date; HH:MM where the time is known. */
  date: string
  time: string | null
}

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
  /** Each way of it, in their order. */
  journeys: Journey[]
  /** TRY */
  price: number | null
  /** Null where the backend does not tell. */
  state: BookingState | null
  /** What was cancelled of a booking that goes on, as its ticket calls it. */
  cancelled: readonly string[]
  /** ISO instant of the saving, for a copy of this device. */
  savedAt: string | null
}

const plain = { roundTrip: false, pnr: null, price: null, state: 'ticketed', cancelled: [], savedAt: null } as const

/** The code of an airport, or its name where that is all that is told. */
const placeOf = ({ code, name }: { code?: string | undefined; name: string }) => code || name

function flightJourney({ info }: UserFlightBooking['departure_booking']): Journey {
  return {
    title: [placeOf(info.departure_airport), placeOf(info.arrival_airport)],
    date: info.departure_date,
    time: info.departure_time,
  }
}

/** A ticket of one way. */
const oneWay = (journey: Journey) => ({ ...plain, ...journey, journeys: [journey] })

export function flightLine({ info, departure_booking, return_booking, price }: UserFlightBooking): TicketLine {
  const { departure_airport: from, arrival_airport: to } = departure_booking.info
  const outbound = flightJourney(departure_booking)
  return {
    ...plain,
    ...outbound,
    to: `/flight/booking/detail/${info.unique_code}/`,
    subtitle: from.city && to.city ? `${from.city} – ${to.city}` : '',
    journeys: return_booking ? [outbound, flightJourney(return_booking)] : [outbound],
    roundTrip: return_booking !== null,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
  }
}

export function busLine({ info, company, departure, arrival, price }: UserBusBooking): TicketLine {
  return {
    ...oneWay({
      title: [departure.station.name, arrival.station.name],
      date: departure.date,
      time: departure.time,
    }),
    to: `/bus/booking/detail/${info.unique_code}/`,
    subtitle: company.name,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
    cancelled: info.state === 'cancelled' ? [] : (info.cancelled_seats ?? []),
  }
}

export function transferLine({ info, departure_location, arrival_location, price }: UserTransferBooking): TicketLine {
  const [date = '', time = null] = info.departure_datetime.split(/[ T]/)
  return {
    ...oneWay({
      title: [departure_location.name, arrival_location.name],
      date,
      time: time && time.slice(0, 5),
    }),
    to: `/transfer/booking/detail/${info.unique_code}/`,
    subtitle: '',
    price: price.total,
  }
}

export function activityLine({ info, activity, organization_date }: UserActivityBooking): TicketLine {
  const { name, category, location } = activity
  return {
    ...oneWay({ title: [name], date: organization_date.start_date.slice(0, 10), time: null }),
    to: `/activity/booking/detail/${info.unique_code}/`,
    subtitle: [category.name, location.name, location.city.name].join(' · '),
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
