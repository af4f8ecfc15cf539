import { useDeferredValue, useMemo } from 'react'
import {
  type ListControls,
  listControls,
  type ResultList,
  resultList,
  type ResultSource,
} from '#booking/results/result-list.ts'

/**
 * The list that the address asks for; `asked` is memoized by the caller. The controls follow it at once; the cards, and
 * with them `shown`, follow as soon as there is time, so that a filter over a thousand items answers within a frame.
 */
export function useResultList<T, S extends ResultSource<T>>(
  asked: S & ResultSource<T>,
): { controls: ListControls<T>; list: ResultList<T>; shown: S } {
  const shown = useDeferredValue(asked)
  const controls = useMemo(() => listControls<T>(asked), [asked])
  const list = useMemo(() => resultList<T>(shown), [shown])
  return { controls, list, shown }
}
