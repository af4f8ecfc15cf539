import { type ComponentType, lazy, useEffect, useState } from 'react'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * A part that its screen can do without, for a `<Suspense>` of its own. Where its files can't be fetched, nothing stands
 * in its place, and they are asked for until they come.
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
