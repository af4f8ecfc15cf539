/** Defines the e-mail outbox: a transaction writes an entry, and the job `send-mail` sends it after commit. */
import * as z from 'zod/mini'
import { identityMails } from '#server/mail/identity-promises.ts'
import type { Orm } from '#server/db/database.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'

/**
 * An entry of the outbox: what an e-mail is about. The job `send-mail` writes the e-mail's text immediately before it
 * sends the e-mail.
 */
export const PromisedMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticket'), sessionUnique: z.string() }),
  /** The e-mail about a booking that is reserved to be paid later. */
  z.object({ kind: z.literal('reserved'), sessionUnique: z.string() }),
  z.object({ kind: z.literal('refund'), sessionUnique: z.string() }),
  z.object({ kind: z.literal('cancel-refused'), sessionUnique: z.string() }),
  /**
   * E-mails about a requested change of the journey: the new ticket, or the notice that the supplier refused the change
   * (`Product.changing`).
   */
  z.object({ kind: z.literal('changed'), sessionUnique: z.string() }),
  z.object({ kind: z.literal('change-refused'), sessionUnique: z.string() }),
  /**
   * Another e-mail with the ticket and its vouchers, sent when vouchers arrive or are replaced after the ticket was
   * issued (`Product.vouchers`).
   */
  z.object({ kind: z.literal('vouchers'), sessionUnique: z.string() }),
  /**
   * E-mail about details, such as the driver, that become known shortly before a part of the journey
   * (`Product.upcoming`).
   */
  z.object({ kind: z.literal('upcoming'), sessionUnique: z.string(), part: z.number() }),
  /**
   * The e-mail about a cancellation. `seats` contains the names of the cancelled parts of the booking; the field has
   * this name because older rows of the outbox use it. `staying` contains the names of the parts that stay valid.
   * `waiting` contains the names of the parts whose cancellation the supplier has not confirmed yet. `refund` is in
   * kuruş; null if nothing was paid.
   */
  z.object({
    kind: z.literal('cancelled'),
    sessionUnique: z.string(),
    refund: z.nullable(z.number()),
    seats: z._default(z.array(z.string()), []),
    staying: z._default(z.array(z.string()), []),
    waiting: z._default(z.array(z.string()), []),
    /** Why the organiser cancelled the booked activity; this field is absent if only the traveller cancelled. */
    calledOff: z.optional(z.object({ tr: z.string(), en: z.string() })),
    /**
     * Whether the refund is a cancellation fee that is given back: the traveller cancelled first and paid the fee, and
     * the organiser cancelled the booked activity later.
     */
    ofFee: z._default(z.boolean(), false),
  }),
  /**
   * The e-mail of a price alert. `to` is the new price in kuruş. `from` is the earlier price in kuruş with which the
   * alert compared the new price. If there was no earlier price to compare with, `from` equals `to`.
   */
  z.object({ kind: z.literal('price-alert'), alertId: z.number(), from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('contact'), messageId: z.number() }),
  ...identityMails,
])
export type PromisedMail = z.infer<typeof PromisedMail>

/** Adds an e-mail to the outbox, once per `dedupeKey`; returns false if it was added before. */
export async function queueMail(tx: Orm, dedupeKey: string, message: PromisedMail, now: Date): Promise<boolean> {
  const added = await tx
    .insert(mailOutbox)
    .values({ dedupeKey, message, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ dedupeKey: mailOutbox.dedupeKey })
  return added.length > 0
}
