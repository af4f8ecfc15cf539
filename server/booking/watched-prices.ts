/** The history of the lowest prices of watched searches. */
import { asc, inArray, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { watchedPrices } from '#server/db/schema/searches.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/** The latest days that a list shows. */
const mostDays = 30

/** Keeps the lowest price of today; kuruş. */
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

/** The last prices of these searches by their ids, earliest first. */
export async function pricesOf(
  orm: Orm,
  optionIds: readonly string[],
): Promise<Map<string, { day: string; price: number }[]>> {
  const found = new Map<string, { day: string; price: number }[]>()
  if (optionIds.length === 0) return found
  const rows = await orm
    .select()
    .from(watchedPrices)
    .where(inArray(watchedPrices.optionId, [...optionIds]))
    .orderBy(asc(watchedPrices.day))
  for (const { optionId, day, price } of rows) {
    const known = found.get(optionId) ?? []
    found.set(optionId, [...known.slice(1 - mostDays), { day, price }])
  }
  return found
}
