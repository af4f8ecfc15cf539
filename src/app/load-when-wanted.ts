import { whenIdle } from '#app/when-idle.ts'

/** Events that occur before a navigation or a form submission, and errors, which the usage log records. */
const signs = ['pointerdown', 'keydown', 'focusin', 'error', 'unhandledrejection'] as const

/** Milliseconds after which `load` is called as soon as the page is idle, if none of the events occurred. */
const patience = 10_000

/**
 * Calls `load` once: at the first of the events in `signs`, or after `patience` milliseconds as soon as the page is
 * idle.
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
