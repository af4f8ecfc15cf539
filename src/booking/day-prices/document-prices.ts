import type { Api } from '#api/client.ts'
import { askDayPrices, type DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { askedOf, type PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { firstOfStrip, firstPriced, pricedDays } from '#booking/search/strip-days.ts'

/** Maximum time in milliseconds for which the server delays a page to include its day prices. */
const patience = 60

/**
 * Returns the prices of the strip of days for a server-rendered page, so that the browser need not request them.
 * Returns null if the prices arrive too late. In the browser it always returns null, because there the results are
 * shown without waiting for prices.
 */
export async function documentPrices(
  api: Api,
  search: PricedSearch,
  { chosen, today }: { chosen: string; today: string },
  signal: AbortSignal,
): Promise<DayPricesData | null> {
  if (!import.meta.env.SSR) return null
  const start = firstPriced(firstOfStrip(chosen, today, lastDayOnSale(today)), today)
  const query = new URLSearchParams(`${askedOf(search)}&start_date=${start}&days=${pricedDays}`)
  const late = AbortSignal.timeout(patience)
  const answer = askDayPrices(api, search.product, query, AbortSignal.any([signal, late]))
  const none = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null)))
  // A request that takes too long is aborted and rejects. This rejection is ignored, because null has already been
  // returned.
  return Promise.race([none, answer.catch((error: unknown) => (late.aborted ? null : Promise.reject(error)))])
}
