/** Lists a user's bookings and price alerts of one product. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { SearchKind } from '#server/api/booking/search-sessions.ts'
import { pricesOf } from '#server/booking/watched-prices.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira } from '#server/text/money.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'
import type { ProductName } from '#contract/products.ts'

const most = 200

/**
 * Returns the user's latest bookings, newest first, at most `most`. Each of them was reserved or paid, or its payment
 * is being confirmed.
 */
export async function madeBookings(
  { db }: Pick<GatewayDeps, 'db'>,
  userId: number,
  product: ProductName,
): Promise<BookingRow[]> {
  const made = inArray(bookings.status, ['confirming', 'issuing', 'ticketed', 'refunded', 'cancelled', 'reserved'])
  return db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.product, product), made))
    .orderBy(desc(bookings.id))
    .limit(most)
}

/**
 * Returns the user's latest price alerts, newest first, at most `most`. Each alert comes with the query of the watched
 * search, the prices of that search and the alert's threshold. Amounts are in TRY.
 */
export async function watchedSearches<Query extends { departureDate: string }>(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  userId: number,
  kind: SearchKind<Query>,
) {
  const rows = await db.orm
    .select({ alert: priceAlerts, query: searchOptions.query })
    .from(priceAlerts)
    .innerJoin(searchOptions, eq(searchOptions.id, priceAlerts.optionId))
    .where(and(eq(priceAlerts.userId, userId), eq(searchOptions.product, kind.product)))
    .orderBy(desc(priceAlerts.id))
    .limit(most)
  const history = await pricesOf(
    { db, clock },
    rows.map(({ alert }) => alert.optionId),
  )
  return rows.map(({ alert, query: stored }) => {
    const query = kind.parse(stored)
    return {
      query,
      watched: {
        id: alert.id,
        // A price alert whose travel date has passed is shown as inactive.
        active: alert.active && query.departureDate >= clock.today(),
        option: alert.optionId,
        old_price: alert.oldPrice === null ? null : lira(alert.oldPrice),
        new_price: alert.newPrice === null ? null : lira(alert.newPrice),
        threshold: alert.threshold === null ? null : lira(alert.threshold),
        history: (history.get(alert.optionId) ?? []).map(({ day, price }) => ({ date: day, price: lira(price) })),
      },
    }
  })
}
