/** Decides which navigation follows when a payment is abandoned (docs/decisions/0024-leaving-payment.md). */
import type { NavigationType } from 'react-router'

interface WayOut {
  action: `${NavigationType}`
  /** Path to which the navigation leads. */
  to: string
  /** Path of the history entry before the payment page; empty if it is unknown. */
  before: string
  /** Path of the product's results page. */
  results: string
  /** URL that repeats the search. */
  again: string
}

/**
 * Returns `ahead` to continue the navigation. The other values mean that the search is repeated, and say which entry of
 * the browser history the new results replace. `step`: the entry of the old results, to which the navigation itself
 * steps back. `arrow`: the entry of the old results, to which the page must first step back. `instead`: the entry of
 * the payment page.
 */
export function wayOut({ action, to, before, results, again }: WayOut): 'ahead' | 'step' | 'arrow' | 'instead' {
  const isResults = (path: string) => path.startsWith(results)
  if (action === 'POP') return isResults(to) ? 'step' : 'ahead'
  const [pathOfAgain] = again.split('?')
  if (to === pathOfAgain && isResults(before)) return 'arrow'
  return isResults(to) ? 'instead' : 'ahead'
}

/** Calls `next` as soon as a history step has left the path `own`; returns a function that stops waiting for it. */
export function afterStepFrom(own: string, next: () => void): () => void {
  const end = () => window.removeEventListener('popstate', onStep)
  function onStep(): void {
    // The step with which the router restores the blocked page also fires popstate; this step is ignored.
    if (window.location.pathname === own) return
    end()
    next()
  }
  window.addEventListener('popstate', onStep)
  return end
}
