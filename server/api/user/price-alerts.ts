/**
 * Routes that stop, resume, change and delete a user's price alerts of all products. They answer 404 for another user's
 * alert.
 */
import { and, eq, sql } from 'drizzle-orm'
import { AlertSwitch, ThresholdChange } from '#contract/price-alert.ts'
import { refusal } from '#server/http/api-error.ts'
import { refuseTooMany, thresholdBelow } from '#server/api/booking/price-alert.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { type ApiContext, idParam, languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'
import type { MessageKey } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'

export function priceAlertRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  route('PUT', '/user/price_alert/:id/', async (c) => {
    const { id: userId } = requireUser(c)
    const id = idParam(c, 'id')
    await limitRate(deps, c, 'account')
    const { active } = parseForm(AlertSwitch, c.get('body') ?? {}, ['active'], languageOf(c))
    await (active ? resume(deps, c, { userId, id }) : stop(orm, c, { userId, id }))
    return c.json({ active })
  })

  route('PUT', '/user/price_alert/:id/threshold/', async (c) => {
    const { id: userId } = requireUser(c)
    const id = idParam(c, 'id')
    await limitRate(deps, c, 'account')
    const { threshold } = parseForm(ThresholdChange, c.get('body') ?? {}, ['threshold'], languageOf(c))
    return c.json({ threshold: await changeThreshold(deps, c, { userId, id }, threshold) })
  })

  route('DELETE', '/user/price_alert/:id/', async (c) => {
    const { id: userId } = requireUser(c)
    const id = idParam(c, 'id')
    await limitRate(deps, c, 'account')
    await orm.transaction(async (tx) => {
      const alert = await ownAlert(tx, c, { userId, id })
      // The alert's e-mail address may belong to somebody else than the alert's user. If that person has unsubscribed,
      // the alert is not deleted, but kept without a user. While it exists, nobody can create an alert for the same
      // search and e-mail address.
      if (readerStopped(alert)) await tx.update(priceAlerts).set({ userId: null }).where(eq(priceAlerts.id, id))
      else await tx.delete(priceAlerts).where(eq(priceAlerts.id, id))
    })
    return c.body(null, 204)
  })
}

interface Named {
  userId: number
  id: number
}

/** Returns the alert, locked until the transaction `tx` ends. Throws a 404 if the user has no alert with this ID. */
async function ownAlert(tx: Orm, c: ApiContext, { userId, id }: Named) {
  const [row] = await tx
    .select({
      alert: priceAlerts,
      product: searchOptions.product,
      query: searchOptions.query,
      isOwnAddress: sql<boolean>`lower(${priceAlerts.email}) = lower(${users.email})`,
    })
    .from(priceAlerts)
    .innerJoin(searchOptions, eq(searchOptions.id, priceAlerts.optionId))
    .innerJoin(users, eq(users.id, priceAlerts.userId))
    .where(and(eq(priceAlerts.id, id), eq(priceAlerts.userId, userId)))
    .for('update', { of: priceAlerts })
  if (!row) throw refusal(404, 'detail', 'notFound', languageOf(c))
  return row
}

/** Whether the alert's e-mail address is not that of the account, and the recipient has unsubscribed. */
const readerStopped = ({ alert, isOwnAddress }: Awaited<ReturnType<typeof ownAlert>>) =>
  alert.stoppedByMail && !isOwnAddress

async function stop(orm: Orm, c: ApiContext, { userId, id }: Named): Promise<void> {
  const stopped = await orm
    .update(priceAlerts)
    .set({ active: false })
    .where(and(eq(priceAlerts.id, id), eq(priceAlerts.userId, userId)))
    .returning({ id: priceAlerts.id })
  if (stopped.length === 0) throw refusal(404, 'detail', 'notFound', languageOf(c))
}

/**
 * Returns the lowest price (kuruş) of the search that a price alert watches; null if nothing is on sale. Throws a 400
 * with the message `over` if the travel date has passed or the supplier no longer has what was searched. Must not run
 * in a transaction: the embedded database has one connection, which the search needs, too.
 */
async function priceNow(deps: GatewayDeps, c: ApiContext, named: Named, over: MessageKey): Promise<number | null> {
  const { product, query } = await ownAlert(deps.db.orm, c, named)
  const { watch } = deps.products[product]
  const journey = await watch.journey(deps, query)
  if (!journey || journey.date < deps.clock.today()) throw refusal(400, 'detail', over, languageOf(c))
  return watch.lowestPrice(deps, query)
}

/**
 * Sets the threshold of a price alert (TRY; null or undefined for none) and returns the threshold. The current price
 * becomes the reference price, with which later prices are compared. If nothing is on sale now, the alert's owner is
 * notified of the first price that reaches the threshold. Throws a 400 if the travel date has passed or the current
 * price is at or below the threshold.
 */
async function changeThreshold(
  deps: GatewayDeps,
  c: ApiContext,
  named: Named,
  typed: number | null | undefined,
): Promise<number | null> {
  const price = await priceNow(deps, c, named, 'alertUnchangeable')
  const threshold = thresholdBelow(price, typed, languageOf(c))
  await deps.db.orm.transaction(async (tx) => {
    const { alert } = await ownAlert(tx, c, named)
    await tx.update(priceAlerts).set({ threshold, toldPrice: price }).where(eq(priceAlerts.id, alert.id))
  })
  return threshold === null ? null : lira(threshold)
}

/**
 * Resumes a price alert. The current price becomes the reference price, with which later prices are compared. The alert
 * keeps its earlier reference price in two cases: nothing is on sale, or the current price is at or below the
 * threshold. In the second case, the next check can notify the user of the current price. Throws a 400 in three cases:
 * `priceNow` throws it; the alert's e-mails go to somebody else, who has unsubscribed; or the alert's e-mail address or
 * phone number has the maximum number of active alerts.
 */
async function resume(deps: GatewayDeps, c: ApiContext, named: Named): Promise<void> {
  const { orm } = deps.db
  const language = languageOf(c)
  const price = await priceNow(deps, c, named, 'alertOver')
  await orm.transaction(async (tx) => {
    const found = await ownAlert(tx, c, named)
    const { alert } = found
    if (alert.active) return
    if (readerStopped(found)) throw refusal(400, 'detail', 'alertReaderStopped', language)
    await refuseTooMany(tx, alert.email, alert.phone, language)
    const isNews = alert.threshold !== null && price !== null && price <= alert.threshold
    await tx
      .update(priceAlerts)
      .set({ active: true, stoppedByMail: false, ...(price !== null && !isNews && { toldPrice: price }) })
      .where(eq(priceAlerts.id, alert.id))
  })
}
