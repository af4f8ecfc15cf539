/** What a control knows of its form: whether an element is its submit button, and whether an event submits it. */
interface SubmittedForm {
  isButton: (target: EventTarget | null) => boolean
  isSubmit: (event: Event) => boolean
}

/**
 * Follows presses on a form's submit button. Such a press leaves the control before the button is released; what is
 * rendered then could move the button from under the pointer, and the browser would make no click of the press. So
 * `onEnd` is called with the submit, or with the end of the press if it left the control and submits nothing.
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
  // The submit follows in the task of the click.
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
    // A tap leaves the control only after it, with the click.
    pointerup: () => {
      if (isLeft) releaseSoon()
    },
    click: () => {
      if (isPressed) releaseSoon()
    },
    // A long tap has no click.
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
    /** The control loses the focus. */
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
