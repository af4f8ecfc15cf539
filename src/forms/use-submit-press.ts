import { useEffect, useEffectEvent, useRef } from 'react'
import { isIntent } from '#forms/is-intent.ts'
import { followSubmitPress } from '#forms/submit-press.ts'

/**
 * A function to call when a control is left. It calls `onEnd` at once, or with the end of the press on the submit button
 * that leaves the control; while `active`, `onEnd` is also called with the submit.
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
    // Conform validates single fields with submits of its own.
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
