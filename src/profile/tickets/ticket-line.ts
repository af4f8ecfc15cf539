/** Tickets as the list 'Biletlerim' shows them (docs/product/frame.md#account). */
import type { BookingState } from '#contract/booking.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'
import { type LocalStart, startInIstanbul } from '#i18n/istanbul-time.ts'

/**
 * One journey of a ticket (outbound or return), or the activity of a ticket: the title, and the start in local time.
 */
export interface Journey extends LocalStart {
  title: TicketLine['title']
}

export interface TicketLine extends LocalStart {
  /** URL path of the ticket's page. */
  to: string
  /** Departure and arrival, each as its name or airport code; for an activity, only the activity's name. */
  title: [string] | [string, string]
  subtitle: string
  /** URL of a picture for the journey; '' for none. */
  image: string
  roundTrip: boolean
  pnr: string | null
  /** The outbound journey and, if there is one, the return journey; for an activity, the activity alone. */
  journeys: Journey[]
  /** Total price of the booking in TRY, or null if the API sends none. */
  price: number | null
  /** State of the booking; null if the API sends none. */
  state: BookingState | null
  /** Names of the cancelled parts of a partly cancelled booking, such as seat numbers. */
  cancelled: readonly string[]
  /** ISO instant at which the ticket was stored on this device; null for a ticket from the account. */
  savedAt: string | null
}

/** Default values for fields of a listed ticket. Each product overrides those for which it has a value of its own. */
export const plainTicket = {
  image: '',
  roundTrip: false,
  pnr: null,
  price: null,
  state: 'ticketed',
  cancelled: [],
  savedAt: null,
} as const

/**
 * Returns fields of a listed ticket with a single journey: the default values, the fields of the journey, and
 * `journeys` with only this journey.
 */
export const oneWay = (journey: Journey) => ({ ...plainTicket, ...journey, journeys: [journey] })

/** Whether the journey of a ticket has begun. A journey without a time counts as beginning at the end of its date. */
export function hasBegun(journey: LocalStart, now: Date): boolean {
  const { date, time } = startInIstanbul(journey)
  return `${date} ${time ?? '24:00'}` <= istanbulTime(now)
}
