import { type ComponentType, lazy, useEffect, useState } from 'react'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * Returns a lazily loaded component that a page can do without; the caller must wrap it in its own `<Suspense>`. If the
 * component's files can't be fetched, nothing is rendered, `onLost` is called, and the files are requested again until
 * they arrive.
 */
export function sparePart<P extends object>(fetchPart: () => Promise<ComponentType<P>>, onLost?: () => void) {
  let coming: Promise<ComponentType<P>>
  function LatePart(props: P) {
    const [Part, show] = useState<ComponentType<P>>()
    useEffect(() => void coming.then((part) => show(() => part)), [])
    return Part && <Part {...props} />
  }
  return lazy(() =>
    fetchPart()
      .catch((): ComponentType<P> => {
        onLost?.()
        coming = keepAsking(fetchPart)
        return LatePart
      })
      .then((part) => ({ default: part })),
  )
}
