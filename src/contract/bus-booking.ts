/** A booking of bus seats: its payment data and its ticket (docs/product/buses.md#ticket-of-a-bus). Amounts are TRY. */
import * as z from 'zod/mini'
import { bookingStates } from '#contract/booking.ts'
import { BusArrival, BusCancellation, BusCompany, BusDeparture, BusFeature, BusStop } from '#contract/bus-results.ts'
import { CancelledAmounts } from '#contract/cancelling.ts'

export const BusTicketPassenger = z.object({
  name: z.string(),
  surname: z.string(),
  citizen_number: z.string(),
  nationality: z.nullable(z.object({ id: z.number(), name: z.string() })),
  passport: z.string(),
})
export type BusTicketPassenger = z.infer<typeof BusTicketPassenger>

/** One seat of the booking; nobody sits in it before the payment form was sent. */
export const BusTicket = z.object({
  gender: z.enum(['F', 'M']),
  gender_name: z.string(),
  seat_number: z.string(),
  price: z.number(),
  passenger: z.nullable(BusTicketPassenger),
  ticket_number: z.nullable(z.string()),
  /** Set once this seat was cancelled. */
  cancelled: z.optional(z.nullable(CancelledAmounts)),
})
export type BusTicket = z.infer<typeof BusTicket>

/** GET /api/bus/booking/{session_unique}/ — the payment data before payment, the ticket after it. */
export const BusBooking = z.object({
  session_unique: z.string(),
  search_option: z.string(),
  /** Fingerprint of what is selected; a payment that names another is refused. */
  selection: z.optional(z.string()),
  state: z.enum(bookingStates),
  /** Seconds until the seats are let go; 0 once paid or expired. */
  hold_seconds: z.number(),
  pnr_code: z.nullable(z.string()),
  company: BusCompany,
  departure: BusDeparture,
  arrival: BusArrival,
  /** `duration` is HH:MM. */
  information: z.object({
    features: z.array(BusFeature),
    has_break: z.boolean(),
    seat_type: z.string(),
    duration: z.string(),
  }),
  stops: z.array(BusStop),
  cancellation: BusCancellation,
  /** `total` is what is, or was, to be paid: the seats less `discount`. */
  price: z.object({ discount: z.number(), total: z.number() }),
  tickets: z.array(BusTicket),
  contact: z.nullable(z.object({ email: z.string(), phone_code: z.string(), phone: z.string() })),
  /** Of all seats that were cancelled; `refunded` once the bank has confirmed what goes back. Null while none was. */
  cancelled: z.optional(z.nullable(z.extend(CancelledAmounts, { refunded: z.boolean() }))),
})
export type BusBooking = z.infer<typeof BusBooking>

/** The seats that were not cancelled. */
export const stayingTickets = ({ tickets }: Pick<BusBooking, 'tickets'>): BusTicket[] =>
  tickets.filter(({ cancelled }) => !cancelled)
