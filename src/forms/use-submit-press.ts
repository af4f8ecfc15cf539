import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The form's submit button at or around an element. */
function isSubmitOf(form: HTMLFormElement, target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.form === form && button.type === 'submit'
}

/**
 * Whether the last press was on the submit button of a control's form. Such a press leaves the control; an error that
 * appeared then could move the button from under the pointer, and the browser would make no click of the press. While
 * `active`, `onEnd` is called with the submit, or with a press elsewhere if none came.
 */
export function useSubmitPress(control: string, active: boolean, onEnd: () => void): RefObject<boolean> {
  const pressed = useRef(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const form = document.getElementById(control)?.closest('form')
    if (!active || !form) return undefined
    const onPress = ({ target }: Event) => {
      const given = pressed.current
      pressed.current = isSubmitOf(form, target)
      if (given && !pressed.current) end()
    }
    const onSubmit = (event: SubmitEvent) => {
      // Conform validates single fields with submits of its own.
      if (event.target === form && event.submitter?.getAttribute('name') !== '__intent__') end()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      pressed.current = false
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('submit', onSubmit, true)
    }
  }, [control, active])
  return pressed
}
