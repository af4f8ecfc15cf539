import { useDeferredValue, useMemo } from 'react'
import {
  type ListControls,
  listControls,
  type ResultList,
  resultList,
  type ResultSource,
} from '#booking/results/result-list.ts'

/**
 * Returns the result list for the current URL. The caller memoizes `asked`, which has the items, filters and sort
 * orders. `controls` update immediately. `list`, and its source `shown`, are deferred, so that filtering a thousand
 * items does not block a frame.
 */
export function useResultList<T, S extends ResultSource<T>>(
  asked: S & ResultSource<T>,
): { controls: ListControls<T>; list: ResultList<T>; shown: S } {
  const shown = useDeferredValue(asked)
  const controls = useMemo(() => listControls<T>(asked), [asked])
  const list = useMemo(() => resultList<T>(shown), [shown])
  return { controls, list, shown }
}
