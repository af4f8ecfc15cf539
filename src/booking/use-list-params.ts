import { useSearchParams } from 'react-router'
import { pageParam } from '#booking/paging.ts'

/** Parameters that are over once the list changes: pages shown, an open fare box, a notice that was told. */
export const passingParams = [pageParam, 'fares', 'notice'] as const

/** The search parameters of a result list and a way to change them in place: no history entry, no jump, no loading. */
export function useListParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const change = (next: URLSearchParams) => {
    if (next.toString() === params.toString()) return
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true })
  }
  return [params, change]
}

/** A copy of `params` without what is over once the list changes; `also` names more to leave out. */
export function lastingParams(params: URLSearchParams, also: Iterable<string> = []): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of [...passingParams, ...also]) rest.delete(name)
  return rest
}
