/**
 * Answers GET /api/{product}/calendar/: the lowest price of each day, computed without a stored search and cached for a
 * minute.
 */
import { LRUCache } from 'lru-cache'
import { addDays, laterDate } from '#contract/calendar-date.ts'
import { dayRange, type DayPrices } from '#contract/day-prices.ts'
import type { ProductName } from '#contract/products.ts'
import { lastDayOf } from '#server/api/booking/last-day.ts'
import type { Database } from '#server/db/database.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { publicJson } from '#server/http/public-json.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira } from '#server/text/money.ts'

/**
 * Seconds for which a price counts as current: the sum of its time in the server's cache and its time in the browser's
 * cache.
 */
const freshSeconds = 60
/** Maximum number of day prices in the cache, for all searches together. */
const mostCachedDays = 20_000
/**
 * Number of days in one batch. The prices of a batch are computed concurrently and share their database queries for
 * taken units (sold or held). Between two batches, the server handles other requests.
 */
const batch = 10

interface Kept {
  at: number
  price: Promise<number | null | undefined>
}

/** Cached day prices, one cache per database. */
const keptPrices = new WeakMap<Database, LRUCache<string, Kept>>()

/**
 * A product's search without its date. `key` identifies the search in the cache. `lowestOn` returns the lowest price on
 * a date in kuruş: null if nothing is on sale, undefined if the search is not possible on that date.
 */
interface DayPriceQuery {
  key: string
  lowestOn: (day: string) => Promise<number | null | undefined>
}

/**
 * Answers with the prices of those dates in the request that are on sale. `read` checks the fields of the product's
 * search and may throw a 400.
 */
export async function dayPrices(
  deps: GatewayDeps,
  c: ApiContext,
  product: ProductName,
  read: (days: { today: string; lastDay: string; start: string }) => Promise<DayPriceQuery>,
): Promise<Response> {
  await limitRate(deps, c, 'day-prices')
  const today = deps.clock.today()
  const lastDay = await lastDayOf(deps, deps.products[product].supply(deps))
  const range = parseForm(dayRange(lastDay), c.req.query(), ['start_date', 'days'], languageOf(c))
  const { key, lowestOn } = await read({ today, lastDay, start: laterDate(today, range.start_date) })
  const days = Array.from({ length: range.days }, (_, index) => addDays(range.start_date, index))
  const results: DayPrices['results'] = []
  const now = deps.clock.now().getTime()
  let oldest = now
  const onSale = days.filter((day) => day >= today && day <= lastDay)
  for (let start = 0; start < onSale.length; start += batch) {
    const some = onSale.slice(start, start + batch)
    const found = some.map((day) => kept(deps, now, `${key} ${day}`, () => lowestOn(day)))
    oldest = Math.min(oldest, ...found.map(({ at }) => at))
    // oxlint-disable-next-line no-await-in-loop -- one batch at a time: other requests can run between two batches
    const prices = await Promise.all(found.map(({ price }) => price))
    for (const [index, date] of some.entries()) {
      const price = prices[index]
      if (price !== undefined) results.push({ date, price: price === null ? null : lira(price) })
    }
  }
  return publicJson(c, { results } satisfies DayPrices, freshSeconds - Math.ceil((now - oldest) / 1000))
}

/**
 * Returns the lowest price of a search on one day as a promise, with the time of its computation. Takes it from the
 * cache, or computes and caches it. `key` names the search and the day; `now` is in milliseconds since the epoch. A
 * failure is not cached.
 */
function kept({ db }: GatewayDeps, now: number, key: string, compute: () => Kept['price']): Kept {
  const cache = keptPrices.get(db) ?? new LRUCache<string, Kept>({ max: mostCachedDays })
  keptPrices.set(db, cache)
  const known = cache.get(key)
  if (known && now >= known.at && now - known.at < freshSeconds * 1000) return known
  const computed = { at: now, price: compute() }
  cache.set(key, computed)
  computed.price.catch(() => cache.delete(key))
  return computed
}
