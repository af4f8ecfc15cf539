/** Sends the e-mails of the outbox. Safe to run in several processes: each claims an e-mail before it sends it. */
import { and, asc, eq, lte } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { PromisedMail } from '#server/mail/outbox.ts'

/** Minutes to wait after each failed attempt; an e-mail whose last attempt fails is given up. */
const retryMinutes = [1, 5, 15, 60, 240, 720]

/**
 * Sends every e-mail that is due. Returns the number of outbox rows whose state became `sent`. A row also gets this
 * state without sending, if the content of its e-mail is no longer true or the e-mail has no recipient.
 */
export async function sendMail(deps: GatewayDeps): Promise<number> {
  let sent = 0
  for (;;) {
    const result = await sendNext(deps)
    if (result === 'none') return sent
    if (result === 'sent') sent++
  }
}

type Row = typeof mailOutbox.$inferSelect

/**
 * Claims the next e-mail by postponing its next attempt, sends it outside of any transaction, and records the outcome.
 * If the process dies before it records the outcome, the e-mail is sent at the next attempt, possibly for the second
 * time.
 */
async function sendNext(deps: GatewayDeps): Promise<'none' | 'sent' | 'failed'> {
  const now = deps.clock.now()
  const claimed = await deps.db.orm.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'queued'), lte(mailOutbox.nextAttemptAt, now)))
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return undefined
    const attempts = row.attempts + 1
    const wait = retryMinutes[attempts - 1] ?? retryMinutes.at(-1) ?? 1
    await tx
      .update(mailOutbox)
      .set({ attempts, nextAttemptAt: minutesAfter(now, wait) })
      .where(eq(mailOutbox.id, row.id))
    return { ...row, attempts }
  })
  return claimed ? deliver(deps, claimed) : 'none'
}

async function deliver(deps: GatewayDeps, row: Row): Promise<'sent' | 'failed'> {
  const { orm } = deps.db
  try {
    const message = await composeMail(deps, PromisedMail.parse(row.message))
    if (message) await deps.mailer.send(message)
    await orm
      .update(mailOutbox)
      .set({ state: 'sent', sentAt: deps.clock.now(), lastError: null })
      .where(eq(mailOutbox.id, row.id))
    return 'sent'
  } catch (error) {
    const lastError = error instanceof Error ? error.name : 'unknown'
    const state = row.attempts >= retryMinutes.length ? 'failed' : 'queued'
    deps.log.error('mail not sent', { mail: row.id, attempts: row.attempts, ...errorDetails(error) })
    await orm.update(mailOutbox).set({ state, lastError }).where(eq(mailOutbox.id, row.id))
    return 'failed'
  }
}
