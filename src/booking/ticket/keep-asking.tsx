import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Seconds between two looks at a booking that is on its way. */
const pause = 3

/** Loads the page's data again while it is in sight; with scripts off the browser reloads the page. */
export function KeepAsking() {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, pause * 1000)
    return () => clearInterval(timer)
  }, [state, revalidate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(pause + 2)} />
    </noscript>
  )
}
