/** Schemas for cancelling a ticket online, as a whole or in parts (docs/decisions/0025). Amounts are in TRY. */
import * as z from 'zod/mini'
import { looseBoolean } from '#contract/rule-schemas.ts'

/**
 * Names of the parts of a booking that are to be cancelled, such as seat numbers. If only one part is chosen, a form
 * posts a single name, which is converted to a list.
 */
const names = z.union([
  z.array(z.string()).check(z.maxLength(20)),
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
])

const amount = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))

/**
 * Body of POST /api/{product}/booking/{session_unique}/cancel/. Without `confirm`, the call returns a quote with the
 * refund amounts. With `confirm`, the call cancels; `refund_total` must then equal the refund of the quote. If `paid`
 * is given, it must then equal the paid amount of the quote. `paid` is required if the refund is 0 although something
 * was paid. `seats` are the names of the parts to cancel, such as seat numbers; by default, all remaining parts. A
 * ticket of an account can be cancelled only by that account. A guest's ticket can be cancelled by the device that
 * bought it. Another device needs the `proof` of a PNR lookup, or PNR and a traveller's surname.
 */
export const CancelForm = z.object({
  confirm: z._default(looseBoolean, false),
  refund_total: z.optional(amount),
  paid: z.optional(amount),
  seats: z._default(names, []),
  pnr: z._default(z.string(), ''),
  surname: z._default(z.string(), ''),
  proof: z._default(z.string(), ''),
})
export type CancelForm = z.infer<typeof CancelForm>

const cancelObstacles = [
  'not_ticketed',
  'too_late',
  'departed',
  'cancelled',
  'seat_cancelled',
  'pending',
  'as_whole',
] as const

/**
 * Reply to a request for cancellation: the quote or, after a cancellation, its result. `limit` is
 * the ISO instant until which online cancellation is possible. If `refundable` is false, `reason`
 * is the code of the reason, and `message` explains it in the language of the request. The code
 * `pending` means that a cancellation awaits the supplier's reply; `as_whole` means that a booking
 * to be paid later can't be cancelled in parts.
 *
 * Replies with other statuses:
 *
 * - 409 with a message in `non_field_errors`: the confirmed cancellation is not possible, and a new
 *   quote must be requested.
 * - 403 on `pnr` or `surname`: proof is required (`needs_proof`), and this field is missing or
 *   wrong.
 * - 403 on `non_field_errors`: the traveller must sign in.
 */
export const CancelReply = z.object({
  /** Whether everything that the request asks to cancel, such as one seat, is cancelled. */
  cancelled: z.boolean(),
  refundable: z.boolean(),
  /**
   * Names of the ticket's parts, such as seat numbers, to which the amounts in this reply refer. `staying` are the
   * names of the parts that remain after the cancellation.
   */
  seats: z.array(z.string()),
  staying: z.array(z.string()),
  /**
   * Amount in TRY that was paid for `seats`: their price minus their share of a discount; 0 for a reserved booking.
   * This amount, `fee` and `refund_total` are also 0 if `refundable` is false.
   */
  paid: z.number(),
  fee: z.number(),
  refund_total: z.number(),
  limit: z.string(),
  /** Whether PNR and surname are required, because the ticket was bought by a guest and ownership is not proven yet. */
  needs_proof: z.boolean(),
  /** Whether the ticket was bought with an account that is not signed in. */
  needs_sign_in: z.boolean(),
  reason: z.nullable(z.enum(cancelObstacles)),
  message: z.string(),
})
export type CancelReply = z.infer<typeof CancelReply>

/** Amounts of a cancellation in TRY: paid, kept as fee, and refunded to the card. */
export const CancelledAmounts = z.object({ paid: z.number(), fee: z.number(), refund_total: z.number() })
export type CancelledAmounts = z.infer<typeof CancelledAmounts>
