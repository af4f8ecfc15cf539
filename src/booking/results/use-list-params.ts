import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageParam } from '#booking/results/paging.ts'
import { afterPaint } from '#ui/after-paint.ts'

/** Parameters that are over once the list changes: pages shown, an open fare box, a notice that was told, seats shown without scripts. */
export const passingParams = [pageParam, 'fares', 'notice', 'trip'] as const

/** The search parameters of a result list and a way to change them in place: no history entry, no jump, no loading. */
export function useListParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const change = (next: URLSearchParams) => {
    if (next.toString() === params.toString()) return
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true })
  }
  return [params, change]
}

/**
 * What a control of the list shows, and how it is changed: a press shows at once, and after that paint the address
 * follows, and with it the list, which takes longer.
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

/** A copy of `params` without what is over once the list changes; `also` names more to leave out. */
export function lastingParams(params: URLSearchParams, also: Iterable<string> = []): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of [...passingParams, ...also]) rest.delete(name)
  return rest
}
