import { aheadOfUtc } from '#contract/turkish-time.ts'

/** Milliseconds between two looks at the clock. */
const interval = 60_000

/**
 * Calls `onNewDay` with the date in Europe/Istanbul (YYYY-MM-DD) when a day other than `known` has begun there: at once,
 * within a minute, or as soon as the page is shown again, because a page in the background or on a sleeping phone has
 * no timers. `known` is the date with which the page was rendered. Returns a function that stops this.
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
