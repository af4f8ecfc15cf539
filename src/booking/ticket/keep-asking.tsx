import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Interval in seconds at which the page is reloaded while the outcome of a booking is awaited. */
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
