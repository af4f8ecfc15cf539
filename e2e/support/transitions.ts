/** Records transitions between screens, as the browser shows them. */
import type { Page } from 'playwright/test'

/** Turns screen transitions on; browser tests on phones reduce motion by default. */
export const showTransitions = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' })

/**
 * Turns screen transitions on and records those that start from now on. The returned function returns how long each of
 * them takes, in milliseconds.
 */
export async function recordTransitions(page: Page): Promise<() => Promise<number[]>> {
  await showTransitions(page)
  const recorded = await page.evaluateHandle(() => {
    const durations: number[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const ends = document.getAnimations().flatMap(({ effect }) => {
          const shown = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
          return shown ? Number(effect.getComputedTiming().endTime) : []
        })
        durations.push(Math.max(...ends))
      })
      return transition
    }
    return durations
  })
  return () => recorded.jsonValue()
}
