import { whenIdle } from '#app/when-idle.ts'

/** Events that precede a navigation or a submit, and errors, which the usage log records. */
const signs = ['pointerdown', 'keydown', 'focusin', 'error', 'unhandledrejection'] as const

/** Milliseconds after which a page without these events calls `load`, as soon as it is idle. */
const patience = 10_000

/** Calls `load` once: at the first of these events or, without any, when the page is idle after `patience`. */
export function loadWhenWanted(load: () => Promise<unknown>): void {
  const wanted = () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, wanted)
    void load().catch(() => undefined)
  }
  const timer = setTimeout(() => whenIdle(wanted), patience)
  for (const sign of signs) window.addEventListener(sign, wanted, { passive: true })
}
