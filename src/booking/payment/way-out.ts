/** How a way out of payment goes on once nothing is left behind (docs/decisions/0024-leaving-payment.md). */
import type { NavigationType } from 'react-router'

interface WayOut {
  action: `${NavigationType}`
  /** Path that the way leads to. */
  to: string
  /** Path of the page before payment in the history; empty where nobody tells. */
  before: string
  /** Path of the results of the product. */
  results: string
  /** Address that runs the search again. */
  again: string
}

/**
 * `ahead` is the way itself. The others run the search again: `step` in the place of the results that the step back leads
 * to, `arrow` after a step back to them, `instead` in the place of payment.
 */
export function wayOut({ action, to, before, results, again }: WayOut): 'ahead' | 'step' | 'arrow' | 'instead' {
  const isResults = (path: string) => path.startsWith(results)
  if (action === 'POP') return isResults(to) ? 'step' : 'ahead'
  const [pathOfAgain] = again.split('?')
  if (to === pathOfAgain && isResults(before)) return 'arrow'
  return isResults(to) ? 'instead' : 'ahead'
}

/** Calls `next` once a step through the history has left the path `own`; returns what ends the wait. */
export function afterStepFrom(own: string, next: () => void): () => void {
  const end = () => window.removeEventListener('popstate', onStep)
  function onStep(): void {
    // The router takes the step back that it held up: that one leads here.
    if (window.location.pathname === own) return
    end()
    next()
  }
  window.addEventListener('popstate', onStep)
  return end
}
