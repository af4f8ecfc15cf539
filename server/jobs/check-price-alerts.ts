/** Checks the lowest price of every watched search and notifies the owners of its alerts if the price fell. */
import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { ProductName } from '#contract/products.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'
import { notify } from '#server/notification/notify.ts'
import { priceNews } from '#server/notification/price-news.ts'
import { recordPrice } from '#server/booking/watched-prices.ts'
import { queueMail } from '#server/mail/outbox.ts'

/** Smallest price drop that is worth a notification, as a share of the reference price. */
const leastDrop = 0.01

/**
 * Checks all active price alerts and returns the number of alerts whose owners were notified. Alerts become inactive if
 * their travel date has passed or the supplier no longer has what was searched.
 */
export async function checkPriceAlerts(deps: GatewayDeps): Promise<number> {
  const { orm } = deps.db
  const watched = await orm
    .selectDistinct({
      id: searchOptions.id,
      product: searchOptions.product,
      query: sql<unknown>`${searchOptions.query}::text`,
    })
    .from(priceAlerts)
    .innerJoin(searchOptions, eq(searchOptions.id, priceAlerts.optionId))
    .where(eq(priceAlerts.active, true))
  let news = 0
  for (const { id, product, query } of watched) {
    try {
      news += await checkOption(deps, product, id, JSON.parse(String(query)))
    } catch (error) {
      deps.log.error('price alert not checked', { option: id, ...errorDetails(error) })
    }
    // Lets the server handle other requests between two searches, because a search is CPU-bound.
    await setImmediate()
  }
  if (news > 0) {
    deps.jobs.wake('send-mail')
    deps.jobs.wake('send-push')
  }
  return news
}

/**
 * Whether the owner of an alert is notified of `price`. `last` is the reference price, null if there is none yet; both
 * are in kuruş. Without a threshold, the owner is notified if the price is at least `leastDrop` below the reference
 * price, and never of the first price. With a threshold, the owner is notified when the price reaches it, and again
 * when the price has fallen further by at least `leastDrop`.
 */
function isNews(threshold: number | null, last: number | null, price: number): boolean {
  const hasFallen = last !== null && price <= last * (1 - leastDrop)
  return threshold === null ? hasFallen : price <= threshold && (last === null || last > threshold || hasFallen)
}

async function checkOption(deps: GatewayDeps, product: ProductName, optionId: string, query: unknown): Promise<number> {
  const { orm } = deps.db
  const { watch, words } = deps.products[product]
  const journey = await watch.journey(deps, query)
  const ofOption = and(eq(priceAlerts.optionId, optionId), eq(priceAlerts.active, true))
  if (!journey || journey.date < deps.clock.today()) {
    await orm.update(priceAlerts).set({ active: false }).where(ofOption)
    return 0
  }
  const price = await watch.lowestPrice(deps, query)
  if (price === null) return 0
  return orm.transaction(async (tx) => {
    await recordPrice(deps, optionId, price, tx)
    // Locks users before their alerts, as the deletion of an account does, because the same order prevents deadlocks.
    // An alert that another user creates during this transaction is checked in the next run.
    const owners = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, tx.select({ id: priceAlerts.userId }).from(priceAlerts).where(ofOption)))
      .orderBy(asc(users.id))
      .for('key share')
    const ownedByLocked = inArray(
      priceAlerts.userId,
      owners.map(({ id }) => id),
    )
    const alerts = await tx
      .select()
      .from(priceAlerts)
      .where(and(ofOption, or(isNull(priceAlerts.userId), ownedByLocked)))
      .for('update')
    let told = 0
    const toldUsers = new Set<number>()
    for (const alert of alerts) {
      const known = alert.newPrice ?? alert.oldPrice
      // `price` is compared with the reference price `last`, which is usually `toldPrice`. If nothing was on sale when
      // the alert was created or its threshold was changed, `toldPrice` is null until the next price is found. While it
      // is null, an alert without a threshold uses the last price found earlier, if any, as its reference price. An
      // alert with a threshold then has no reference price, so its owner is notified of the first price that reaches
      // the threshold.
      const last = alert.toldPrice ?? (alert.threshold === null ? known : null)
      const news = isNews(alert.threshold, last, price)
      if (known === price && !news && alert.toldPrice !== null) continue
      await tx
        .update(priceAlerts)
        .set({
          ...(known === null && { oldPrice: price }),
          ...(known !== null && known !== price && { oldPrice: known, newPrice: price }),
          toldPrice: news ? price : (last ?? price),
        })
        .where(eq(priceAlerts.id, alert.id))
      if (!news) continue
      told++
      if (alert.userId !== null && !toldUsers.has(alert.userId)) {
        toldUsers.add(alert.userId)
        const url = `/${product}/search-gate/${optionId}/`
        const prices = { from: last ?? price, to: price, threshold: alert.threshold }
        await notify(tx, alert.userId, priceNews({ words }, journey, url, prices), deps.clock.now())
      }
      if (alert.email === '') continue
      const mail = { kind: 'price-alert' as const, alertId: alert.id, from: last ?? price, to: price }
      await queueMail(tx, `alert:${alert.id}:${deps.clock.now().getTime()}`, mail, deps.clock.now())
    }
    return told
  })
}
