/** Tickets as 'Biletlerim' lists them (docs/product/frame.md#account). */
import type { BookingState } from '#contract/booking.ts'

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

/** What a ticket has unless it says so. */
export const plainTicket = {
  roundTrip: false,
  pnr: null,
  price: null,
  state: 'ticketed',
  cancelled: [],
  savedAt: null,
} as const

/** A ticket of one way. */
export const oneWay = (journey: Journey) => ({ ...plainTicket, ...journey, journeys: [journey] })

/** YYYY-MM-DD HH:MM in Istanbul, by which the times of tickets are read. */
export function istanbulTime(now: Date): string {
  const style = { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', style).format(now)
}

/** Whether the journey of a ticket has begun; one without a time begins when its day is over. */
export function hasBegun({ date, time }: Pick<TicketLine, 'date' | 'time'>, now: Date): boolean {
  return `${date} ${time ?? '24:00'}` <= istanbulTime(now)
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
