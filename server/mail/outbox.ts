/** The mail outbox: a transaction writes an entry, and the job `send-mail` sends it after commit. */
import * as z from 'zod/mini'
import { identityMails } from '#server/mail/identity-promises.ts'
import type { Orm } from '#server/db/database.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'

/** An entry of the outbox: what a mail is about. The job composes the mail when it sends it. */
export const PromisedMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticket'), sessionUnique: z.string() }),
  /** The mail of a booking that is reserved to be paid later. */
  z.object({ kind: z.literal('reserved'), sessionUnique: z.string() }),
  z.object({ kind: z.literal('refund'), sessionUnique: z.string() }),
  z.object({ kind: z.literal('cancel-refused'), sessionUnique: z.string() }),
  /** The ticket after a change of the journey, and the news that the supply refused the change (`Product.changing`). */
  z.object({ kind: z.literal('changed'), sessionUnique: z.string() }),
  z.object({ kind: z.literal('change-refused'), sessionUnique: z.string() }),
  /** The ticket with vouchers that came after its mail, or were replaced (`Product.vouchers`). */
  z.object({ kind: z.literal('vouchers'), sessionUnique: z.string() }),
  /** Details that become known shortly before a part of the journey (`Product.upcoming`). */
  z.object({ kind: z.literal('upcoming'), sessionUnique: z.string(), part: z.number() }),
  /**
   * The mail of a cancellation: names of the cancelled parts (`seats`, the name in entries queued by earlier versions),
   * of the parts that stay, and of those that wait for the supply's answer; the refund in kuruş, null if nothing was
   * paid.
   */
  z.object({
    kind: z.literal('cancelled'),
    sessionUnique: z.string(),
    refund: z.nullable(z.number()),
    seats: z._default(z.array(z.string()), []),
    staying: z._default(z.array(z.string()), []),
    waiting: z._default(z.array(z.string()), []),
    /** Why the organiser cancelled the journey. */
    calledOff: z.optional(z.object({ tr: z.string(), en: z.string() })),
    /** Whether the refund is the fee of the traveller's own earlier cancellation. */
    ofFee: z._default(z.boolean(), false),
  }),
  /** Prices in kuruş. */
  z.object({ kind: z.literal('price-alert'), alertId: z.number(), from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('contact'), messageId: z.number() }),
  ...identityMails,
])
export type PromisedMail = z.infer<typeof PromisedMail>

/** Adds a mail to the outbox, once per `dedupeKey`; false if it was added before. */
export async function queueMail(tx: Orm, dedupeKey: string, message: PromisedMail, now: Date): Promise<boolean> {
  const added = await tx
    .insert(mailOutbox)
    .values({ dedupeKey, message, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ dedupeKey: mailOutbox.dedupeKey })
  return added.length > 0
}
