import { useEffect, useEffectEvent, useRef } from 'react'
import { isIntent } from '#forms/is-intent.ts'
import { followSubmitPress } from '#forms/submit-press.ts'

/**
 * Returns a function to call when the control with the id `control` is left. It calls `onEnd` at once or, while
 * `active`, at the end of the press on the submit button that caused the blur. While `active`, a submit calls `onEnd`,
 * too.
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
    // Conform submits the form itself to validate single fields; these submits don't count.
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
