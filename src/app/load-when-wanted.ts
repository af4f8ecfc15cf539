import { whenIdle } from '#app/when-idle.ts'

/**
 * Events at which `load` is called. A navigation or a form submission may follow a press, a key or a focus change.
 * Errors are included because the usage log records them.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'error', 'unhandledrejection'] as const

/** Milliseconds after which `load` is called as soon as the page is idle, if none of the events occurred. */
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
