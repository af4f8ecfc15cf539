import { type ComponentType, lazy, useEffect, useState } from 'react'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * A lazily loaded component for its own `<Suspense>`, optional for its screen. If its files can't be fetched, nothing
 * is rendered, and the fetch is retried until it succeeds.
 */
export function sparePart<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  let coming: Promise<ComponentType<P>>
  function LatePart(props: P) {
    const [Part, show] = useState<ComponentType<P>>()
    useEffect(() => void coming.then((part) => show(() => part)), [])
    return Part && <Part {...props} />
  }
  return lazy(() =>
    fetchPart()
      .catch((): ComponentType<P> => {
        coming = keepAsking(fetchPart)
        return LatePart
      })
      .then((part) => ({ default: part })),
  )
}
