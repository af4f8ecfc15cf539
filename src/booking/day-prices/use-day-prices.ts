import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { addDays } from '#contract/calendar-date.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * The search to which the day prices of a calendar or a strip of days belong. `fields` are its search fields without
 * the dates.
 */
export interface PricedSearch {
  product: ProductName
  fields: Readonly<Record<string, string | number | boolean | null>>
}

export type Prices = DayPricesData['prices']

const noPrices: Prices = {}

/**
 * Returns the search fields as a query string, which identifies the search. The field `asked` of `DayPricesData`
 * contains the same string.
 */
export const askedOf = ({ fields }: PricedSearch): string => String(new URLSearchParams(textFields(fields)))

/**
 * After hydration, loads the prices of `days` days from `start` on. Returns them together with the prices loaded before
 * for the same search. Loads nothing if `start` is null or the server-rendered page already contains these prices. The
 * result is empty if `search` is null or no prices could be loaded.
 */
export function useDayPrices(
  search: PricedSearch | null,
  start: string | null | ((known: Prices) => string | null),
  days: number,
  brought: DayPricesData | null = null,
): Prices {
  const { data, load } = useFetcher<DayPricesData | null>()
  // `brought` has the prices that the server-rendered page contains. Its value in the first render is kept, because
  // `brought` becomes null when the browser loads other results.
  const [given] = useState(brought)
  const [known, keep] = useState<DayPricesData>(given ?? { asked: '', start: '', prices: noPrices })
  const [taken, take] = useState(data)
  if (data && data !== taken) {
    take(data)
    keep(withReply(known, data))
  }
  const asked = search === null ? '' : askedOf(search)
  const prices = known.asked === asked ? known.prices : noPrices
  const first = typeof start === 'function' ? start(prices) : start
  const isBrought = known === given && known.asked === asked && known.start === first
  const from = isBrought ? null : first
  const address = search && from && `/${search.product}/calendar?${asked}&start_date=${from}&days=${days}`
  const loading = useRef(load)
  useEffect(() => {
    loading.current = load
  })
  useEffect(() => {
    if (address) void loading.current(address)
  }, [address])
  return prices
}

/** Returns all known prices including those of `reply`; prices of another search are dropped. */
export const withReply = (known: DayPricesData, reply: DayPricesData): DayPricesData =>
  reply.asked === known.asked ? { ...reply, prices: { ...known.prices, ...reply.prices } } : reply

/**
 * Returns the first date whose price was not requested yet, from `start` to the end of the month `lastMonth` (YYYY-MM),
 * but not after `max`; null if all these prices were requested.
 */
export function firstUnknown(known: Prices, start: string, lastMonth: string, max: string): string | null {
  for (let day = start; day <= max && day.slice(0, 7) <= lastMonth; day = addDays(day, 1))
    if (!(day in known)) return day
  return null
}

const textFields = (fields: PricedSearch['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
