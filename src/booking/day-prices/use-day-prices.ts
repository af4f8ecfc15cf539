import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import type { ProductName } from '#contract/products.ts'

/** A search whose days have prices: its fields without the days. */
export interface PricedSearch {
  product: ProductName
  fields: Readonly<Record<string, string | number | boolean | null>>
}

export type Prices = DayPricesData['prices']

const noPrices: Prices = {}

/**
 * Prices of days, which arrive after the page is hydrated: those of the days from `start` on are loaded, and those that
 * were loaded before for the same search stay. Nothing is loaded if `start` is null. Empty without a search, without a
 * network and behind a backend that lacks the call.
 */
export function useDayPrices(
  search: PricedSearch | null,
  start: string | null | ((known: Prices) => string | null),
  days: number,
): Prices {
  const { data, load } = useFetcher<DayPricesData | null>()
  const [known, keep] = useState<DayPricesData>({ asked: '', prices: noPrices })
  const [taken, take] = useState(data)
  if (data && data !== taken) {
    take(data)
    keep(data.asked === known.asked ? { ...data, prices: { ...known.prices, ...data.prices } } : data)
  }
  const asked = search === null ? '' : String(new URLSearchParams(textFields(search.fields)))
  const prices = known.asked === asked ? known.prices : noPrices
  const from = typeof start === 'function' ? start(prices) : start
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

const textFields = (fields: PricedSearch['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
