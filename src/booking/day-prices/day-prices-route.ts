/** The data of a product's day prices (/{product}/calendar), for the strip of results and the calendar of home. */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { dayPrices } from '#api/day-prices.ts'
import { addDays } from '#contract/calendar-date.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * Prices in TRY by plain date: null if nothing is for sale, undefined if the reply leaves the day out. `asked` is the
 * search without its days.
 */
export interface DayPricesData {
  asked: string
  prices: Readonly<Record<string, number | null | undefined>>
}

/** Loads the prices of an address; null if none can be had, as from a backend without the call. */
export async function loadDayPrices(
  product: ProductName,
  { context, request }: LoaderFunctionArgs,
): Promise<DayPricesData | null> {
  const { searchParams } = new URL(request.url)
  const query = Object.fromEntries(searchParams)
  for (const name of ['start_date', 'days']) searchParams.delete(name)
  try {
    const { results } = await dayPrices(context.get(apiContext), product, query, { signal: request.signal })
    const priceOf = new Map(results.map(({ date, price }) => [date, price]))
    const start = query['start_date'] ?? ''
    const days = Array.from({ length: Number(query['days']) }, (_, ahead) => addDays(start, ahead))
    return {
      asked: searchParams.toString(),
      prices: Object.fromEntries(days.map((day) => [day, priceOf.get(day)])),
    }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
