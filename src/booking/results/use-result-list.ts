import { useDeferredValue, useMemo } from 'react'
import {
  type ListControls,
  listControls,
  type ResultList,
  resultList,
  type ResultSource,
} from '#booking/results/result-list.ts'

/**
 * Computes the result list from `asked`: the results, filters, sort orders and URL query, which the caller memoizes.
 * `controls` are computed at once. `list` is computed from `shown`, a deferred copy of `asked`, so that filtering a
 * thousand results does not block a frame.
 */
export function useResultList<T, S extends ResultSource<T>>(
  asked: S & ResultSource<T>,
): { controls: ListControls<T>; list: ResultList<T>; shown: S } {
  const shown = useDeferredValue(asked)
  const controls = useMemo(() => listControls<T>(asked), [asked])
  const list = useMemo(() => resultList<T>(shown), [shown])
  return { controls, list, shown }
}
