import { useDeferredValue, useMemo } from 'react'
import {
  type ListControls,
  listControls,
  type ResultList,
  resultList,
  type ResultSource,
} from '#booking/results/result-list.ts'

/**
 * Returns the result list for the current URL. The caller memoizes `asked`, which has the results, filters and sort
 * orders. `controls` are computed from `asked` immediately. `list` is computed from `shown`, a deferred copy of
 * `asked`, so that filtering a thousand results does not block a frame.
 */
export function useResultList<T, S extends ResultSource<T>>(
  asked: S & ResultSource<T>,
): { controls: ListControls<T>; list: ResultList<T>; shown: S } {
  const shown = useDeferredValue(asked)
  const controls = useMemo(() => listControls<T>(asked), [asked])
  const list = useMemo(() => resultList<T>(shown), [shown])
  return { controls, list, shown }
}
