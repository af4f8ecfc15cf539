import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Seconds between two reloads of the page's data while the outcome of a booking is awaited. Without JavaScript, the
 * browser waits two seconds longer.
 */
const pause = 3

/** Reloads the page's data repeatedly while the page is visible; without JavaScript, the browser reloads the page. */
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
