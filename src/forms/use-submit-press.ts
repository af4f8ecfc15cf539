import { useEffect, useEffectEvent, useRef } from 'react'
import { isIntent } from '#forms/is-intent.ts'
import { followSubmitPress } from '#forms/submit-press.ts'

/**
 * Calls `onEnd` when the traveller has finished editing the control with the ID `control`. Returns a function that the
 * caller must call when this control loses the focus. Normally, the returned function calls `onEnd` immediately. During
 * a press on the form's submit button while `active` is true, `onEnd` is delayed until the press ends or the form is
 * submitted. While `active` is true, every submit of the form calls `onEnd`.
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
    // Listeners on `window` also get the clicks that `second-taps.ts` stops there.
    const followed = followSubmitPress(window, { isButton, isSubmit }, () => end())
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
