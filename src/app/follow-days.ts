import { aheadOfUtc } from '#contract/turkish-time.ts'

/** Interval in milliseconds at which the app checks whether a new day has begun. */
const interval = 60_000

/**
 * Calls `onNewDay` with the date in Europe/Istanbul (YYYY-MM-DD) whenever a new day has begun there. `known` is the
 * date with which the page was rendered. The date is checked immediately, and then every minute. It is also checked
 * whenever the page is shown again, because timers stop in a background page or on a sleeping phone. Returns a function
 * that ends these checks.
 */
export function followDays(known: string | undefined, onNewDay: (today: string) => void): () => void {
  const dayNow = () => new Date(Date.now() + aheadOfUtc).toISOString().slice(0, 10)
  let last = known ?? dayNow()
  const look = () => {
    const today = dayNow()
    if (today !== last) onNewDay((last = today))
  }
  look()
  const timer = setInterval(look, interval)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
