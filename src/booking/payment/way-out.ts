/** Decides which navigation follows when a payment is abandoned (docs/decisions/0024-leaving-payment.md). */
import type { NavigationType } from 'react-router'

interface WayOut {
  action: `${NavigationType}`
  /** Path of the page to which the traveller navigates. */
  to: string
  /** Path of the history entry before the payment page; empty if it is unknown. */
  before: string
  /** Path of the product's results page. */
  results: string
  /** URL that repeats the search. */
  again: string
}

/**
 * Returns what happens when the traveller leaves the payment page.
 * - `ahead`: the blocked navigation continues.
 * - `step`: the blocked navigation is a step back to the old results. It continues. Then the search is repeated, and
 *   the new results replace the old ones.
 * - `arrow`: the blocked navigation follows the header's back arrow, which links to a new search, and the old results
 *   are the previous history entry. The page itself steps back to them. Then the rest is as for `step`.
 * - `instead`: any other navigation to results was blocked. It does not continue. The search is repeated, and the new
 *   results replace the payment page.
 */
export function wayOut({ action, to, before, results, again }: WayOut): 'ahead' | 'step' | 'arrow' | 'instead' {
  const isResults = (path: string) => path.startsWith(results)
  if (action === 'POP') return isResults(to) ? 'step' : 'ahead'
  const [pathOfAgain] = again.split('?')
  if (to === pathOfAgain && isResults(before)) return 'arrow'
  return isResults(to) ? 'instead' : 'ahead'
}

/**
 * Calls `next` after the first popstate event at which the URL no longer has the path `own`. Returns a function that
 * removes the event listener.
 */
export function afterStepFrom(own: string, next: () => void): () => void {
  const end = () => window.removeEventListener('popstate', onStep)
  function onStep(): void {
    // When the router undoes a blocked history step, popstate fires as well. The URL then again has the path `own` of
    // the page that the traveller wanted to leave, so the event is ignored.
    if (window.location.pathname === own) return
    end()
    next()
  }
  window.addEventListener('popstate', onStep)
  return end
}
