import { type ComponentType, useState } from 'react'
import { reportLostCode } from '#ui/lost-code.tsx'

interface PressedPart<P extends object> {
  /** Undefined until the code has arrived after a press. */
  Part: ComponentType<P> | undefined
  /** Fetches the code before a press is expected, for example when a pointer enters the control. */
  preload: () => void
  /** Fetches the component's code, then calls `open`. If the code can't be fetched, a notification says so. */
  press: (open: () => void) => void
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
      }, reportLostCode),
  }
}
