/** A booking of bus seats: its payment data, its ticket and its cancellation (spec 001 §3 and §7). Amounts are TRY. */
import * as z from 'zod/mini'
import { bookingStates } from '#contract/booking.ts'
import { BusArrival, BusCancellation, BusCompany, BusDeparture, BusFeature, BusStop } from '#contract/bus-results.ts'
import { looseBoolean } from '#contract/rule-checks.ts'

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
  /** Set once cancelled: what goes back to the card, and whether the bank has confirmed it. */
  cancelled: z.nullable(z.object({ refund_total: z.number(), refunded: z.boolean() })),
})
export type BusBooking = z.infer<typeof BusBooking>

/**
 * POST /api/bus/booking/{session_unique}/cancel/ — without `confirm` a quote, with it and the quoted `refund_total` the
 * cancellation. A ticket that belongs to an account is cancelled by it alone; a guest proves by PNR and surname that the
 * ticket is theirs (docs/decisions/0017).
 */
export const BusCancelForm = z.object({
  confirm: z._default(looseBoolean, false),
  refund_total: z.optional(z.pipe(z.union([z.number(), z.string()]), z.transform(Number))),
  pnr: z._default(z.string(), ''),
  surname: z._default(z.string(), ''),
})
export type BusCancelForm = z.infer<typeof BusCancelForm>

export const cancelObstacles = ['not_ticketed', 'too_late', 'departed', 'cancelled'] as const

/**
 * The quote, and after a cancellation what was done. `limit` is an ISO instant; `reason` says why it is not refundable
 * and `message` says it in the language of the request. A confirmation that can't be done is a 409 with the sentence in
 * `non_field_errors` (ask for the quote again), one without proof a 403 with it in `pnr`,
 * one without the sign-in that it needs a 403 with it in `non_field_errors`.
 */
export const BusCancelReply = z.object({
  cancelled: z.boolean(),
  refundable: z.boolean(),
  refund_total: z.number(),
  fee: z.number(),
  limit: z.string(),
  /** A guest bought it: PNR and surname are asked for. */
  needs_proof: z.boolean(),
  /** An account bought it, and this is not it. */
  needs_sign_in: z.optional(z.boolean()),
  reason: z.nullable(z.enum(cancelObstacles)),
  message: z.string(),
})
export type BusCancelReply = z.infer<typeof BusCancelReply>
