/** Finds a traveller's own earlier bookings whose holds can be released for a new selection (docs/decisions/0021). */
import { and, asc, eq, or } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { unpaidBy } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { ProductName } from '#contract/products.ts'
import { liveCharge } from '#server/booking/charges.ts'

/**
 * Returns the IDs of the traveller's unpaid bookings whose holds may block this selection. Bookings without a running
 * payment come first.
 */
export async function ownInTheWay(
  deps: GatewayDeps,
  product: ProductName,
  traveller: Traveller,
  selection: Pick<BookingRow, 'snapshot'>,
): Promise<number[]> {
  const { orm } = deps.db
  const shared = deps.products[product].stock.shared(selection)
  // A selection shares no stock with other bookings if it is on free sale or if its supplier counts the units itself.
  // Then no other booking can block it.
  if (shared.length === 0) return []
  const own = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.stock, 'held'), unpaidBy(traveller), or(...shared.map(({ inTheWay }) => inTheWay))))
    .orderBy(asc(bookings.id))
  const idle: number[] = []
  const paying: number[] = []
  for (const { id } of own) ((await liveCharge(orm, id)) ? paying : idle).push(id)
  return [...idle, ...paying]
}

/**
 * Returns a subset of `ids` that satisfies `enough` and from which no ID can be left out. Returns undefined if not even
 * all IDs together satisfy `enough`. Prefers IDs at the beginning of the list. `enough` must be false for the empty
 * set.
 */
export async function fewestOf(
  ids: readonly number[],
  enough: (some: readonly number[]) => Promise<boolean>,
): Promise<readonly number[] | undefined> {
  let most = 1
  while (most <= ids.length && !(await enough(ids.slice(0, most)))) most++
  if (most > ids.length) return undefined
  let needed = ids.slice(0, most)
  // `needed` is now the shortest beginning of `ids` that satisfies `enough`. Its last ID can't be left out, because the
  // IDs before the last one do not satisfy `enough`.
  for (const one of needed.slice(0, -1).toReversed()) {
    const fewer = needed.filter((id) => id !== one)
    if (await enough(fewer)) needed = fewer
  }
  return needed
}
