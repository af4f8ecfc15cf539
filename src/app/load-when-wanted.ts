import { whenIdle } from '#ui/when-idle.ts'

/**
 * Events at which `load` loads the usage log and what loaders and actions use, such as the API client and the storage.
 * After a press, a key or a focus change, a navigation or a form submission may need the API client and the storage.
 * Error events are in the list because the usage log records errors.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'error', 'unhandledrejection'] as const

/**
 * Milliseconds to wait for one of the events in `signs`. If no event occurs in this time, `load` is called all the
 * same.
 */
const patience = 10_000

/**
 * Calls `load` at the first event listed in `signs`. If none occurs within `patience` milliseconds, calls it as soon as
 * the page is idle.
 */
export function loadWhenWanted(load: () => Promise<unknown>): void {
  const wanted = () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, wanted)
    void load().catch(() => undefined)
  }
  const timer = setTimeout(() => whenIdle(wanted), patience)
  for (const sign of signs) window.addEventListener(sign, wanted, { passive: true })
}
