/** Stores and reads the lowest prices of watched searches over time. */
import { and, asc, gte, inArray, sql } from 'drizzle-orm'
import { addDays } from '#contract/calendar-date.ts'
import type { Orm } from '#server/db/database.ts'
import { watchedPrices } from '#server/db/schema/searches.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/** Number of days that a price history covers, today included. */
const shownDays = 30

/** Stores `price` (kuruş) as the search's lowest price of today, unless a lower price of today is already stored. */
export async function recordPrice(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  optionId: string,
  price: number,
  orm: Orm = db.orm,
): Promise<void> {
  await orm
    .insert(watchedPrices)
    .values({ optionId, day: clock.today(), price })
    .onConflictDoUpdate({
      target: [watchedPrices.optionId, watchedPrices.day],
      set: { price: sql`least(${watchedPrices.price}, excluded.price)` },
    })
}

/**
 * Returns the stored lowest prices (kuruş) of the searches `optionIds` by search ID, one per day, earliest first.
 * Covers the last thirty days, today included.
 */
export async function pricesOf(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  optionIds: readonly string[],
): Promise<Map<string, { day: string; price: number }[]>> {
  const found = new Map<string, { day: string; price: number }[]>()
  if (optionIds.length === 0) return found
  const first = addDays(clock.today(), 1 - shownDays)
  const rows = await db.orm
    .select()
    .from(watchedPrices)
    .where(and(inArray(watchedPrices.optionId, [...optionIds]), gte(watchedPrices.day, first)))
    .orderBy(asc(watchedPrices.day))
  for (const { optionId, day, price } of rows) {
    found.set(optionId, [...(found.get(optionId) ?? []), { day, price }])
  }
  return found
}
