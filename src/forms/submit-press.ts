/**
 * Two tests for the form that contains a control: `isButton` tells whether an element is its submit button, `isSubmit`
 * whether an event submits it.
 */
interface SubmittedForm {
  isButton: (target: EventTarget | null) => boolean
  isSubmit: (event: Event) => boolean
}

/**
 * Calls `onEnd` once the traveller has left a control, but not during a press on the form's submit button. Such a press
 * takes the focus from the control before the traveller releases the button. A render at that moment could move the
 * button away from the pointer, and the browser would fire no click. During a press, `onEnd` is therefore delayed until
 * the form is submitted or, if it is not submitted, until the press ends. A submit always calls `onEnd`.
 */
export function followSubmitPress(page: EventTarget, { isButton, isSubmit }: SubmittedForm, onEnd: () => void) {
  let isPressed = false
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    const wasLeft = isLeft
    isPressed = isLeft = false
    if (wasLeft) onEnd()
  }
  // The submit event fires in the same task as the click. The press ends in the next task, so that a submit is handled
  // first.
  const releaseSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(release)
  }
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: (event) => {
      if ('button' in event && event.button !== 0) return
      release()
      isPressed = isButton(event.target)
    },
    pointercancel: release,
    // With a mouse, the control has already lost the focus when the mouse button is released, so the press ends here.
    // On a touch screen, the control loses the focus only after `pointerup`, and the click listener ends the press.
    pointerup: () => {
      if (isLeft) releaseSoon()
    },
    click: () => {
      if (isPressed) releaseSoon()
    },
    // After a long tap the browser fires no click. The next key press or pointer press therefore ends the press on the
    // button.
    keydown: release,
    submit: (event) => {
      if (!isSubmit(event)) return
      clearTimeout(timer)
      isPressed = isLeft = false
      onEnd()
    },
  }
  const following = new AbortController()
  const options = { capture: true, signal: following.signal }
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener, options)
  return {
    /** Must be called when the form control that the traveller has edited loses the focus. */
    leave: () => {
      if (isPressed) isLeft = true
      else onEnd()
    },
    stop: () => {
      clearTimeout(timer)
      following.abort()
    },
  }
}
