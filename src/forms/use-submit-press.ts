import { useEffect, useEffectEvent, useRef } from 'react'
import { isIntent } from '#forms/is-intent.ts'
import { followSubmitPress } from '#forms/submit-press.ts'

/**
 * Returns a function that must be called when the control with the ID `control` loses the focus. The function calls
 * `onEnd` at once or, if `active` is set and a press on the form's submit button took the focus, when that press ends.
 * While `active` is set, a submit calls `onEnd` too.
 */
export function useSubmitPress(control: string, active: boolean, onEnd: () => void): () => void {
  const press = useRef<ReturnType<typeof followSubmitPress>>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!active) return undefined
    const form = document.getElementById(control)?.closest('form')
    if (!form) return undefined
    const isButton = (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest('button') : null
      return button?.form === form && button.type === 'submit'
    }
    // Conform fires submit events to validate single fields; these don't count as submits.
    const isSubmit = (event: Event) => event.target === form && !isIntent(event)
    const followed = followSubmitPress(document, { isButton, isSubmit }, () => end())
    press.current = followed
    return () => {
      press.current = null
      followed.stop()
    }
  }, [control, active])
  return () => {
    if (press.current) press.current.leave()
    else onEnd()
  }
}
