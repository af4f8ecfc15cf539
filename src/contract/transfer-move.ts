/**
 * Schema of the reply to a request for new pick-up times of a booked transfer
 * (docs/product/transfers.md#changing-the-pick-up-time).
 */
import * as z from 'zod/mini'
import { TransferCancellation, TransferRide } from '#contract/transfer-parts.ts'

const moveObstacles = [
  'not_booked',
  'shared',
  'too_late',
  'cancelling',
  'pending',
  'same',
  'unavailable',
  'dearer',
] as const

/**
 * Reply to a request for new pick-up times: a quote of the change or, if the request confirmed the change, its result.
 * The price of the booking stays the same. If the change is not possible, `reason` is a code for the cause, and
 * `message` explains the cause in the language of the request. The code `pending` means that the supplier has not
 * replied to a requested change yet; `dearer` means that the new rides cost more. If a confirmed change is not
 * possible, the reply is a 409 with the message in `non_field_errors`.
 */
export const TransferMoveReply = z.object({
  moved: z.boolean(),
  possible: z.boolean(),
  /** The rides at the new pick-up times; empty if the rides are unknown. */
  rides: z.array(TransferRide),
  /** Cancellation terms with the new pick-up times; null if unknown. */
  cancellation: z.nullable(TransferCancellation),
  /** ISO instant until which the pick-up times can be changed. */
  until: z.string(),
  needs_proof: z.boolean(),
  needs_sign_in: z.boolean(),
  reason: z.nullable(z.enum(moveObstacles)),
  message: z.string(),
})
export type TransferMoveReply = z.infer<typeof TransferMoveReply>
