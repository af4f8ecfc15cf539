/** Milliseconds between two comparisons of the date while the page stays visible. */
const compareAfter = 60_000

/**
 * Calls `onNewDay` when the date in Europe/Istanbul is later than `today`: at once when the page is shown again, and
 * within a minute while it is visible. It waits for the network, because data that can't be loaded would replace the
 * screen by an error page. Returns a function that stops this.
 */
export function followDay(today: string, onNewDay: () => void): () => void {
  // `istanbulDay` is not used, because with this import the build would load it with every first screen.
  const midnight = Date.parse(`${today}T24:00:00+03:00`)
  const compare = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && Date.now() >= midnight) onNewDay()
  }
  const timer = setInterval(compare, compareAfter)
  document.addEventListener('visibilitychange', compare)
  window.addEventListener('pageshow', compare)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', compare)
    window.removeEventListener('pageshow', compare)
  }
}
