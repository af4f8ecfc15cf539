/**
 * Loader of a product's day prices (/{product}/calendar), for the strip of days above results and the calendar of the
 * home page.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext } from '#api/context.ts'
import { dayPrices } from '#api/day-prices.ts'
import { addDays } from '#contract/calendar-date.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * Lowest prices in TRY by plain date: null for a date on which nothing is for sale, undefined for a date that the
 * backend's reply lacks. `asked` is the search without its dates, `start` the first requested date.
 */
export interface DayPricesData {
  asked: string
  start: string
  prices: Readonly<Record<string, number | null | undefined>>
}

/**
 * Loads the day prices for the search in the URL. Returns null if the call fails, for example because the backend does
 * not offer day prices.
 */
export const loadDayPrices = (product: ProductName, { context, request }: LoaderFunctionArgs) =>
  askDayPrices(context.get(apiContext), product, new URL(request.url).searchParams, request.signal)

/**
 * Requests the lowest prices for the search in `searchParams`. The parameters `start_date` and `days` are the first day
 * and the number of days. Returns null if the call fails.
 */
export async function askDayPrices(
  api: Api,
  product: ProductName,
  searchParams: URLSearchParams,
  signal: AbortSignal,
): Promise<DayPricesData | null> {
  const query = Object.fromEntries(searchParams)
  const asked = new URLSearchParams(searchParams)
  for (const name of ['start_date', 'days']) asked.delete(name)
  try {
    const { results } = await dayPrices(api, product, query, { signal })
    const priceOf = new Map(results.map(({ date, price }) => [date, price]))
    const start = query['start_date'] ?? ''
    const days = Array.from({ length: Number(query['days']) }, (_, ahead) => addDays(start, ahead))
    return {
      asked: asked.toString(),
      start,
      prices: Object.fromEntries(days.map((day) => [day, priceOf.get(day)])),
    }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
