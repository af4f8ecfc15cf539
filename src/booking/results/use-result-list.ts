import { useDeferredValue, useMemo } from 'react'
import {
  type ListControls,
  listControls,
  type ResultList,
  resultList,
  type ResultSource,
} from '#booking/results/result-list.ts'

/**
 * Computes the result list. `asked` contains the results, filters, sort orders and URL query; the caller memoizes it.
 * `controls` are computed from `asked`, and `list` from `shown`, the deferred value of `asked`. After a change of
 * `asked`, the controls therefore need not wait until a thousand results are filtered.
 */
export function useResultList<T, S extends ResultSource<T>>(
  asked: S & ResultSource<T>,
): { controls: ListControls<T>; list: ResultList<T>; shown: S } {
  const shown = useDeferredValue(asked)
  const controls = useMemo(() => listControls<T>(asked), [asked])
  const list = useMemo(() => resultList<T>(shown), [shown])
  return { controls, list, shown }
}
