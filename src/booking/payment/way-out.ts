/** Determines the navigation after payment is abandoned (docs/decisions/0024-leaving-payment.md). */
import type { NavigationType } from 'react-router'

interface WayOut {
  action: `${NavigationType}`
  /** Path of the navigation's target. */
  to: string
  /** Path of the history entry before payment; empty if unknown. */
  before: string
  /** Path of the product's results. */
  results: string
  /** Address that repeats the search. */
  again: string
}

/**
 * `ahead` continues the navigation. The other values repeat the search: `step` replaces the results that a step back
 * leads to, `arrow` first steps back to the results, `instead` replaces the payment entry.
 */
export function wayOut({ action, to, before, results, again }: WayOut): 'ahead' | 'step' | 'arrow' | 'instead' {
  const isResults = (path: string) => path.startsWith(results)
  if (action === 'POP') return isResults(to) ? 'step' : 'ahead'
  const [pathOfAgain] = again.split('?')
  if (to === pathOfAgain && isResults(before)) return 'arrow'
  return isResults(to) ? 'instead' : 'ahead'
}

/** Calls `next` once a history step has left the path `own`; returns a function that stops waiting. */
export function afterStepFrom(own: string, next: () => void): () => void {
  const end = () => window.removeEventListener('popstate', onStep)
  function onStep(): void {
    // The router's own step also fires popstate when it restores the blocked page.
    if (window.location.pathname === own) return
    end()
    next()
  }
  window.addEventListener('popstate', onStep)
  return end
}
