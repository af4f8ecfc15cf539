/**
 * A booking of bus seats: its payment data and its ticket (docs/product/buses.md#ticket-of-a-bus). Amounts are in TRY.
 */
import * as z from 'zod/mini'
import { bookingExtras, stateByPnr } from '#contract/booking-extras.ts'
import { BusArrival, BusCancellation, BusCompany, BusDeparture, BusFeatures, BusStop } from '#contract/bus-results.ts'
import { CancelledAmounts } from '#contract/cancelling.ts'
import { extra, optionalExtra } from '#contract/extra.ts'

const BusTicketPassenger = z.object({
  name: z.string(),
  surname: z.string(),
  citizen_number: z._default(z.string(), ''),
  nationality: z._default(z.nullable(z.object({ id: optionalExtra(z.number()), name: z.string() })), null),
  passport: z._default(z.string(), ''),
})
type BusTicketPassenger = z.infer<typeof BusTicketPassenger>

/** A seat of the booking; `passenger` is null until the payment form is sent. */
export const BusTicket = z.object({
  gender: z.enum(['F', 'M']),
  gender_name: z.string(),
  seat_number: z.string(),
  /** Price of the seat; null if the backend sends only the total of all seats. */
  price: extra(z.nullable(z.number()), null),
  passenger: z._default(z.nullable(BusTicketPassenger), null),
  ticket_number: extra(z.nullable(z.string()), null),
  /** Amounts of the seat's cancellation; undefined or null if the seat is not cancelled. */
  cancelled: optionalExtra(z.nullable(CancelledAmounts)),
  /** Whether the cancellation of the seat awaits the supplier's reply. */
  cancel_pending: optionalExtra(z.boolean()),
})
export type BusTicket = z.infer<typeof BusTicket>

/**
 * Reply to GET /api/bus/booking/{session_unique}/: the payment data before payment, the ticket after it. Optional
 * fields that a backend does not send become empty, 0, null or undefined, or are derived from others
 * (docs/decisions/0028-by-the-book.md).
 */
const WireBusBooking = z.object({
  ...bookingExtras,
  pnr_code: z._default(z.nullable(z.string()), null),
  company: BusCompany,
  departure: BusDeparture,
  arrival: BusArrival,
  /** Facts about the trip; `duration` is HH:MM. */
  information: z.object({
    features: extra(BusFeatures, []),
    has_break: z.boolean(),
    seat_type: extra(z.string(), ''),
    duration: z.string(),
  }),
  stops: extra(z.array(BusStop), []),
  cancellation: extra(z.nullable(BusCancellation), null),
  /** `total` is the amount in TRY to pay, or that was paid: the seat prices minus `discount`. */
  price: z.object({ discount: extra(z.number(), 0), total: z.number() }),
  tickets: z.array(BusTicket),
  /**
   * Amounts of all cancelled seats together; undefined or null if there are none. `refunded` is true after the bank has
   * confirmed the refund.
   */
  cancelled: optionalExtra(z.nullable(z.extend(CancelledAmounts, { refunded: z.boolean() }))),
})
export const BusBooking = z.pipe(
  WireBusBooking,
  z.transform((booking) => ({ ...booking, state: booking.state ?? stateByPnr(booking.pnr_code, booking.pay_later) })),
)
export type BusBooking = z.infer<typeof BusBooking>

/** Returns the tickets of a booking that are not cancelled. */
export const stayingTickets = ({ tickets }: Pick<BusBooking, 'tickets'>): BusTicket[] =>
  tickets.filter(({ cancelled }) => !cancelled)
