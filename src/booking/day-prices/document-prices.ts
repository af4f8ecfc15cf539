import type { Api } from '#api/client.ts'
import { askDayPrices, type DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { askedOf, type PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { firstOfStrip, firstPriced, pricedDays } from '#booking/search/strip-days.ts'

/** Maximum time in milliseconds that a document waits for its day prices. */
const patience = 60

/**
 * Prices for the strip of days in a server-rendered document, which then needs no code to request them. Null in the
 * browser, where results do not wait for them, and if they arrive too late.
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
  // A request that took too long is aborted and fails later; this failure is ignored.
  return Promise.race([none, answer.catch((error: unknown) => (late.aborted ? null : Promise.reject(error)))])
}
