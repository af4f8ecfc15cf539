/** Tickets in the list 'Biletlerim' (docs/product/frame.md#account). */
import type { BookingState } from '#contract/booking.ts'

/** One direction of a ticket: its destination and departure. */
export interface Journey {
  title: TicketLine['title']
  /** Plain date, and HH:MM if the time is known. */
  date: string
  time: string | null
}

export interface TicketLine {
  /** Address of the ticket. */
  to: string
  /** Departure and arrival, or a single place for an activity. */
  title: [string] | [string, string]
  subtitle: string
  /** Address of a picture of the journey; '' for none. */
  image: string
  /** Plain date, and HH:MM if the time is known. */
  date: string
  time: string | null
  roundTrip: boolean
  pnr: string | null
  /** The directions of the ticket in travel order. */
  journeys: Journey[]
  /** Price in TRY. */
  price: number | null
  /** State of the booking; null if the backend sends none. */
  state: BookingState | null
  /** Cancelled parts of a booking that still has others, such as seat numbers. */
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

/** Now as YYYY-MM-DD HH:MM in Europe/Istanbul, for comparison with ticket times. */
export function istanbulTime(now: Date): string {
  const style = { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', style).format(now)
}

/** Whether the journey of a ticket has begun. Without a time, it begins at the end of its day. */
export function hasBegun({ date, time }: Pick<TicketLine, 'date' | 'time'>, now: Date): boolean {
  return `${date} ${time ?? '24:00'}` <= istanbulTime(now)
}

/**
 * Sorts upcoming journeys first, the nearest on top, then past ones, the latest first. `today` is a plain date in
 * Europe/Istanbul.
 */
export function byTime(lines: readonly TicketLine[], today: string): { coming: TicketLine[]; past: TicketLine[] } {
  const instant = ({ date, time }: TicketLine) => `${date} ${time ?? ''}`
  const sorted = lines.toSorted((a, b) => instant(a).localeCompare(instant(b)))
  return {
    coming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).reverse(),
  }
}
