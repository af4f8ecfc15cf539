import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Polling interval in seconds while a booking is being ticketed. */
const pause = 3

/** Polls by reloading the page's data while the page is visible; without scripts the browser reloads the document. */
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
