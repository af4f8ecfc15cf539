/** Tickets in the list 'Biletlerim' (docs/product/frame.md#account). */
import type { BookingState } from '#contract/booking.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'
import { type LocalStart, startInIstanbul } from '#i18n/istanbul-time.ts'

/** One direction of a ticket: its destination, and its departure in local time. */
export interface Journey extends LocalStart {
  title: TicketLine['title']
}

export interface TicketLine extends LocalStart {
  /** Address of the ticket. */
  to: string
  /** Departure and arrival, or a single place for an activity. */
  title: [string] | [string, string]
  subtitle: string
  /** Address of a picture of the journey; '' for none. */
  image: string
  roundTrip: boolean
  pnr: string | null
  /** The directions of the ticket in travel order. */
  journeys: Journey[]
  /** Price in TRY. */
  price: number | null
  /** State of the booking; null if the backend sends none. */
  state: BookingState | null
  /** Cancelled parts of a partly cancelled booking, such as seat numbers. */
  cancelled: readonly string[]
  /** ISO instant of saving, for a copy stored on this device; otherwise null. */
  savedAt: string | null
}

/** Default values of a ticket entry. */
export const plainTicket = {
  image: '',
  roundTrip: false,
  pnr: null,
  price: null,
  state: 'ticketed',
  cancelled: [],
  savedAt: null,
} as const

/** The entry of a one-way ticket. */
export const oneWay = (journey: Journey) => ({ ...plainTicket, ...journey, journeys: [journey] })

/** Whether the journey of a ticket has begun. Without a time, it begins at the end of its day. */
export function hasBegun(journey: LocalStart, now: Date): boolean {
  const { date, time } = startInIstanbul(journey)
  return `${date} ${time ?? '24:00'}` <= istanbulTime(now)
}
