/**
 * Functions that tell whether an element is the submit button of a control's form, and whether an event submits this
 * form.
 */
interface SubmittedForm {
  isButton: (target: EventTarget | null) => boolean
  isSubmit: (event: Event) => boolean
}

/**
 * Calls `onEnd` once the traveller has left a control, but not during a press on the form's submit button. Such a press
 * moves the focus from the control before the button is released; a render at that moment could move the button away
 * from the pointer, and the browser would fire no click. Therefore `onEnd` is called with the submit or, if the press
 * does not submit the form, at the end of the press.
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
    // A mouse press has moved the focus by now. On a touch screen, the focus moves only after `pointerup`, together
    // with the click, whose listener then ends the press.
    pointerup: () => {
      if (isLeft) releaseSoon()
    },
    click: () => {
      if (isPressed) releaseSoon()
    },
    // A long tap fires no click, so the next key press or pointer press ends it.
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
    /** Must be called when the control loses the focus. */
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
