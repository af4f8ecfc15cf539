/**
 * Sends the push messages that are due, in groups of up to `atOnce`. The messages of a group are sent concurrently, so
 * that they do not wait for an endpoint that does not respond.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { notifications, pushOutbox, pushSubscriptions } from '#server/db/schema/content.ts'

/**
 * Minutes to wait after each failed attempt. A push message whose last attempt fails is given up, because its news is
 * out of date.
 */
const retryMinutes = [1, 5, 15, 60]
const atOnce = 20

/**
 * Sends the push messages that are due, and returns the number sent. Safe to run in several processes: each claims its
 * messages.
 */
export async function sendPush(deps: GatewayDeps): Promise<number> {
  let sent = 0
  for (;;) {
    const ids = await claim(deps)
    if (ids.length === 0) return sent
    const outcomes = await Promise.all((await messages(deps, ids)).map((message) => deliver(deps, message)))
    sent += outcomes.filter((outcome) => outcome === 'sent').length
  }
}

/**
 * Claims up to `atOnce` of the push messages that are due, and returns their IDs. To claim a message, the function
 * postpones the message's next attempt. So if the process dies before it sends a claimed message, a later run sends it.
 */
async function claim({ db, clock }: GatewayDeps): Promise<number[]> {
  const now = clock.now()
  return db.orm.transaction(async (tx) => {
    const rows = await tx
      .select({ id: pushOutbox.id, attempts: pushOutbox.attempts })
      .from(pushOutbox)
      .where(lte(pushOutbox.nextAttemptAt, now))
      .orderBy(asc(pushOutbox.nextAttemptAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const { id, attempts } of rows) {
      const wait = retryMinutes[attempts] ?? retryMinutes.at(-1) ?? 1
      await tx
        .update(pushOutbox)
        .set({ attempts: sql`${pushOutbox.attempts} + 1`, nextAttemptAt: minutesAfter(now, wait) })
        .where(eq(pushOutbox.id, id))
    }
    return rows.map(({ id }) => id)
  })
}

const messages = ({ db }: GatewayDeps, ids: number[]) =>
  db.orm
    .select({ promise: pushOutbox, browser: pushSubscriptions, news: notifications })
    .from(pushOutbox)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
    .innerJoin(notifications, eq(notifications.id, pushOutbox.notificationId))
    .where(and(inArray(pushOutbox.id, ids)))

type Message = Awaited<ReturnType<typeof messages>>[number]

async function deliver(deps: GatewayDeps, { promise, browser, news }: Message): Promise<string> {
  const { orm } = deps.db
  const own = messageLanguage(browser.language)
  const outcome = await deps.push.send(browser, {
    title: news.title[own],
    body: news.content[own],
    url: news.url ?? '/notification/',
    tag: `notification-${news.id}`,
    language: own,
  })
  if (outcome === 'gone') await orm.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id))
  else if (outcome !== 'later' || promise.attempts >= retryMinutes.length)
    await orm.delete(pushOutbox).where(eq(pushOutbox.id, promise.id))
  if (outcome !== 'sent') deps.log.warn('push not sent', { push: promise.id, attempts: promise.attempts, outcome })
  return outcome
}
