/** A booking of bus seats: its payment data and its ticket (docs/product/buses.md#ticket-of-a-bus). Amounts are TRY. */
import * as z from 'zod/mini'
import { bookingExtras, stateByPnr } from '#contract/booking-extras.ts'
import { BusArrival, BusCancellation, BusCompany, BusDeparture, BusFeatures, BusStop } from '#contract/bus-results.ts'
import { CancelledAmounts } from '#contract/cancelling.ts'
import { extra, optionalExtra } from '#contract/extra.ts'

export const BusTicketPassenger = z.object({
  name: z.string(),
  surname: z.string(),
  citizen_number: z._default(z.string(), ''),
  nationality: z._default(z.nullable(z.object({ id: optionalExtra(z.number()), name: z.string() })), null),
  passport: z._default(z.string(), ''),
})
export type BusTicketPassenger = z.infer<typeof BusTicketPassenger>

/** One seat of the booking; nobody sits in it before the payment form was sent. */
export const BusTicket = z.object({
  gender: z.enum(['F', 'M']),
  gender_name: z.string(),
  seat_number: z.string(),
  /** Null where a backend tells the price of all seats together alone. */
  price: extra(z.nullable(z.number()), null),
  passenger: z._default(z.nullable(BusTicketPassenger), null),
  ticket_number: extra(z.nullable(z.string()), null),
  /** Set once this seat was cancelled. */
  cancelled: optionalExtra(z.nullable(CancelledAmounts)),
  /** Its cancellation was passed on and waits for the supplier's answer. */
  cancel_pending: optionalExtra(z.boolean()),
})
export type BusTicket = z.infer<typeof BusTicket>

/**
 * GET /api/bus/booking/{session_unique}/ — the payment data before payment, the ticket after it. What a backend may leave
 * out is empty, null or told by the rest (docs/decisions/0028-by-the-book.md).
 */
const WireBusBooking = z.object({
  ...bookingExtras,
  pnr_code: z._default(z.nullable(z.string()), null),
  company: BusCompany,
  departure: BusDeparture,
  arrival: BusArrival,
  /** `duration` is HH:MM. */
  information: z.object({
    features: extra(BusFeatures, []),
    has_break: z.boolean(),
    seat_type: extra(z.string(), ''),
    duration: z.string(),
  }),
  stops: extra(z.array(BusStop), []),
  cancellation: extra(z.nullable(BusCancellation), null),
  /** `total` is what is, or was, to be paid: the seats less `discount`. */
  price: z.object({ discount: extra(z.number(), 0), total: z.number() }),
  tickets: z.array(BusTicket),
  /** Of all seats that were cancelled; `refunded` once the bank has confirmed what goes back. Null while none was. */
  cancelled: optionalExtra(z.nullable(z.extend(CancelledAmounts, { refunded: z.boolean() }))),
})
export const BusBooking = z.pipe(
  WireBusBooking,
  z.transform((booking) => ({ ...booking, state: booking.state ?? stateByPnr(booking.pnr_code, booking.pay_later) })),
)
export type BusBooking = z.infer<typeof BusBooking>

/** The seats that were not cancelled. */
export const stayingTickets = ({ tickets }: Pick<BusBooking, 'tickets'>): BusTicket[] =>
  tickets.filter(({ cancelled }) => !cancelled)
