import { type ComponentType, useState } from 'react'
import { reportLostCode } from '#ui/lost-code.tsx'

interface PressedPart<P extends object> {
  /** The component; undefined until a call of `press` has loaded its JavaScript. */
  Part: ComponentType<P> | undefined
  /**
   * Fetches the component's JavaScript in advance, when a press is likely, for example when a pointer enters the
   * button.
   */
  preload: () => void
  /** Fetches the component's code, then calls `open`. If the code can't be fetched, a notification says so. */
  press: (open: () => void) => void
}

/**
 * Loads the code of a component that a press on a button opens, such as a dialog. As long as the code has not loaded,
 * each press requests it again.
 */
export function usePressedPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): PressedPart<P> {
  const [Part, setPart] = useState<ComponentType<P>>()
  return {
    Part,
    preload: () => void fetchPart().catch(() => undefined),
    press: (open) =>
      void fetchPart().then((part) => {
        setPart(() => part)
        open()
      }, reportLostCode),
  }
}
