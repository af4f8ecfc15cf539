/** Cancelling a ticket online, as a whole or seat by seat (docs/decisions/0025). Amounts are TRY. */
import * as z from 'zod/mini'
import { looseBoolean } from '#contract/rule-checks.ts'

/** A list, or the one value of a form in which only one was chosen. */
const names = z.union([
  z.array(z.string()).check(z.maxLength(20)),
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
])

/**
 * POST /api/{product}/booking/{session_unique}/cancel/ — without `confirm` a quote, with it and the quoted `refund_total`
 * the cancellation. `seats` are the numbers of those that are cancelled; all that are left where none is named.
 * A ticket of an account is cancelled by it alone. That of a guest by the device that bought it, by who has the `proof`
 * of a PNR lookup, or by who names PNR and a passenger's surname.
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

export const cancelObstacles = [
  'not_ticketed',
  'too_late',
  'departed',
  'cancelled',
  'seat_cancelled',
  'pending',
  'as_whole',
] as const

/**
 * The quote, and after a cancellation what was done. The reason `pending` means that the supplier has not answered yet,
 * `as_whole` that what is to be paid later is not cancelled in parts.
 * `limit` is an ISO instant; `reason` says why it is not refundable
 * and `message` says it in the language of the request. A confirmation that can't be done is a 409 with the sentence in
 * `non_field_errors` (ask for the quote again), one without proof a 403 with it in `pnr` or `surname`, one without the
 * sign-in that it needs a 403 with it in `non_field_errors`.
 */
export const CancelReply = z.object({
  /** Whether all that was asked about is cancelled by now. */
  cancelled: z.boolean(),
  refundable: z.boolean(),
  /** What the amounts are about, and which seats stay. */
  seats: z.array(z.string()),
  staying: z.array(z.string()),
  /** What was paid for `seats`, less their share of a discount. */
  paid: z.number(),
  fee: z.number(),
  refund_total: z.number(),
  limit: z.string(),
  /** A guest bought it, and nothing shows that this is them: PNR and surname are asked for. */
  needs_proof: z.boolean(),
  /** An account bought it, and this is not it. */
  needs_sign_in: z.boolean(),
  reason: z.nullable(z.enum(cancelObstacles)),
  message: z.string(),
})
export type CancelReply = z.infer<typeof CancelReply>

/** What a cancelled ticket cost, what was kept of it and what goes back to the card. */
export const CancelledAmounts = z.object({ paid: z.number(), fee: z.number(), refund_total: z.number() })
export type CancelledAmounts = z.infer<typeof CancelledAmounts>
