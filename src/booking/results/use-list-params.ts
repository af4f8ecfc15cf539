import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageParam } from '#booking/results/paging.ts'
import { afterPaint } from '#ui/after-paint.ts'

/**
 * Search parameters that are dropped when the list changes: the number of pages, the shown notice and, for pages
 * without JavaScript, the flight whose fares or the bus trip whose seats are shown.
 */
const passingParams = [pageParam, 'fares', 'notice', 'trip'] as const

/**
 * Returns the search parameters of a result list, and a function that replaces them without adding a history entry,
 * scrolling or loading data.
 */
export function useListParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const change = (next: URLSearchParams) => {
    if (next.toString() === params.toString()) return
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true })
  }
  return [params, change]
}

/**
 * Returns the value of a list control and a function that changes it. The control shows a changed value immediately.
 * The URL is updated after the control has been painted, because rendering the list for the new URL takes longer.
 */
export function usePressed<T>(applied: T, addressOf: (value: T) => URLSearchParams): [T, (value: T) => void] {
  const [params, setParams] = useListParams()
  const [pressed, setPressed] = useState<{ value: T; address: string } | null>(null)
  if (pressed?.address === params.toString()) setPressed(null)
  const press = (value: T) => {
    const next = addressOf(value)
    setPressed({ value, address: next.toString() })
    afterPaint(() => setParams(next))
  }
  return [pressed ? pressed.value : applied, press]
}

/**
 * Returns a copy of `params` without `passingParams`, which are dropped when the list of results changes, for example
 * by a filter; `also` lists further parameters to drop.
 */
export function lastingParams(params: URLSearchParams, also: Iterable<string> = []): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of [...passingParams, ...also]) rest.delete(name)
  return rest
}
