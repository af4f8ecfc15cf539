import { type ComponentType, useState } from 'react'
import { reloadOnce } from '#pwa/lost-script.ts'
import { reportLostCode } from '#ui/lost-code.tsx'

interface PressedPart<P extends object> {
  /** Undefined until the code has arrived after a press. */
  Part: ComponentType<P> | undefined
  /** Fetches the code before a press is expected, for example when a pointer enters the control. */
  preload: () => void
  /**
   * Fetches the component's code, then calls `open`. If the code can't be fetched, a notification says so. If only its
   * file is missing, the page is loaded anew instead.
   */
  press: (open: () => void) => void
}

/**
 * Reloads the page if the server replies, because a deploy has then replaced the missing file. Otherwise reports that
 * the press has no effect.
 */
async function recover(error: unknown): Promise<void> {
  try {
    const { ok } = await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' })
    if (ok && reloadOnce(error)) return
  } catch {
    // Without a network, the page stays.
  }
  reportLostCode()
}

/** Loads the code of a component that a press opens, such as a dialog. Each press asks for missing code again. */
export function usePressedPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): PressedPart<P> {
  const [Part, setPart] = useState<ComponentType<P>>()
  return {
    Part,
    preload: () => void fetchPart().catch(() => undefined),
    press: (open) =>
      void fetchPart().then((part) => {
        setPart(() => part)
        open()
      }, recover),
  }
}
