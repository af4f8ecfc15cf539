import { whenIdle } from '#app/when-idle.ts'

/** Signs of a traveller who is about to navigate or to submit, and errors, which the usage log keeps. */
const signs = ['pointerdown', 'keydown', 'focusin', 'error', 'unhandledrejection'] as const

/** Milliseconds after which an untouched page loads what the next one needs. */
const patience = 10_000

/** Calls `load` once: at the first sign that its result is needed soon, or in a quiet moment later. */
export function loadWhenWanted(load: () => Promise<unknown>): void {
  const wanted = () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, wanted)
    void load().catch(() => undefined)
  }
  const timer = setTimeout(() => whenIdle(wanted), patience)
  for (const sign of signs) window.addEventListener(sign, wanted, { passive: true })
}
