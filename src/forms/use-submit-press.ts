import { useEffect, useEffectEvent, useRef } from 'react'
import { isIntent } from '#forms/is-intent.ts'
import { followSubmitPress } from '#forms/submit-press.ts'

/**
 * Calls `onEnd` when the traveller has finished editing the control with the ID `control`. Returns a function that the
 * caller must call when this control loses the focus. This function calls `onEnd` immediately, with one exception: if
 * `active` is true and the form's submit button is being pressed, `onEnd` is called when the press ends or the form is
 * submitted. While `active` is true, `onEnd` is also called on every submit of the form.
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
    // `second-taps.ts` stops the propagation of some clicks on `window`. Other listeners for the capture phase on
    // `window` still get these clicks.
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
