import { useEffect, useRef } from 'react'
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
 * Prices of the days from `start` on, which arrive after the page is hydrated. Until those of another range arrive, the
 * earlier ones of the same search are returned. Empty without a search, without a network and behind a backend that
 * lacks the call.
 */
export function useDayPrices(search: PricedSearch | null, start: string, days: number): Prices {
  const { data, load } = useFetcher<DayPricesData | null>()
  const asked = search === null ? '' : String(new URLSearchParams(textFields(search.fields)))
  const address = search && `/${search.product}/calendar?${asked}&start_date=${start}&days=${days}`
  const loading = useRef(load)
  useEffect(() => {
    loading.current = load
  })
  useEffect(() => {
    if (address !== null) void loading.current(address)
  }, [address])
  return data && data.asked === asked ? data.prices : noPrices
}

const textFields = (fields: PricedSearch['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
