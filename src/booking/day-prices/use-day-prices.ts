import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { addDays } from '#contract/calendar-date.ts'
import type { ProductName } from '#contract/products.ts'

/** A search whose days have prices: its fields without the days. */
export interface PricedSearch {
  product: ProductName
  fields: Readonly<Record<string, string | number | boolean | null>>
}

export type Prices = DayPricesData['prices']

const noPrices: Prices = {}

/** A search as `DayPricesData` names it. */
export const askedOf = ({ fields }: PricedSearch): string => String(new URLSearchParams(textFields(fields)))

/**
 * Prices of days, which arrive after the page is hydrated: those of the days from `start` on are loaded, and those that
 * were loaded before for the same search stay. Nothing is loaded if `start` is null, or while the prices are those that
 * the document brought. Empty without a search, without a network and behind a backend that lacks the call.
 */
export function useDayPrices(
  search: PricedSearch | null,
  start: string | null | ((known: Prices) => string | null),
  days: number,
  brought: DayPricesData | null = null,
): Prices {
  const { data, load } = useFetcher<DayPricesData | null>()
  // The document's: results that are loaded again bring none.
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

/** All prices that are known after `reply`; those of another search are forgotten. */
export const withReply = (known: DayPricesData, reply: DayPricesData): DayPricesData =>
  reply.asked === known.asked ? { ...reply, prices: { ...known.prices, ...reply.prices } } : reply

/** The first day from `start` to the end of the month `lastMonth` (YYYY-MM), and not after `max`, not asked for yet. */
export function firstUnknown(known: Prices, start: string, lastMonth: string, max: string): string | null {
  for (let day = start; day <= max && day.slice(0, 7) <= lastMonth; day = addDays(day, 1))
    if (!(day in known)) return day
  return null
}

const textFields = (fields: PricedSearch['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
