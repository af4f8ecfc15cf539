/** Schemas of cancelling a ticket online, whole or in parts (docs/decisions/0025). Amounts are TRY. */
import * as z from 'zod/mini'
import { looseBoolean } from '#contract/rule-schemas.ts'

/** A list of names, or the single value that a form with only one choice posts. */
const names = z.union([
  z.array(z.string()).check(z.maxLength(20)),
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
])

/**
 * POST /api/{product}/booking/{session_unique}/cancel/ returns a quote; with `confirm` and the quoted `refund_total` it
 * cancels. `seats` are the names of the parts to cancel, such as seat numbers, by default all remaining ones. A ticket
 * of an account can be cancelled only by that account; a guest's ticket by the device that bought it, with the `proof`
 * of a PNR lookup, or with PNR and a passenger's surname.
 */
export const CancelForm = z.object({
  confirm: z._default(looseBoolean, false),
  refund_total: z.optional(z.pipe(z.union([z.number(), z.string()]), z.transform(Number))),
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
 * The quote, or after a cancellation its result. `limit` is an ISO instant; `reason` says why the ticket is not
 * refundable (`pending`: the supplier has not replied yet; `as_whole`: a booking to be paid later can't be cancelled in
 * parts) and `message` says it in the request's language. An impossible confirmation is a 409 with the message in
 * `non_field_errors` (request a new quote), a missing proof a 403 in `pnr` or `surname`, a missing sign-in a 403 in
 * `non_field_errors`.
 */
export const CancelReply = z.object({
  /** Whether all requested parts are cancelled. */
  cancelled: z.boolean(),
  refundable: z.boolean(),
  /** Names of the parts that the amounts refer to, such as seat numbers, and of those that remain. */
  seats: z.array(z.string()),
  staying: z.array(z.string()),
  /** Price paid for `seats`, minus their share of a discount. */
  paid: z.number(),
  fee: z.number(),
  refund_total: z.number(),
  limit: z.string(),
  /** The ticket belongs to a guest and ownership is not proven yet: PNR and surname are required. */
  needs_proof: z.boolean(),
  /** The ticket belongs to an account that is not signed in. */
  needs_sign_in: z.boolean(),
  reason: z.nullable(z.enum(cancelObstacles)),
  message: z.string(),
})
export type CancelReply = z.infer<typeof CancelReply>

/** Amounts of a cancelled ticket: paid, kept as fee, and refunded to the card. */
export const CancelledAmounts = z.object({ paid: z.number(), fee: z.number(), refund_total: z.number() })
export type CancelledAmounts = z.infer<typeof CancelledAmounts>
