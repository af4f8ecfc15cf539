/**
 * Recognises the submit buttons and the submits of the form that contains a control. `isButton` returns whether an
 * element is a submit button of this form or is inside one. `isSubmit` returns whether an event is a submit of this
 * form.
 */
interface SubmittedForm {
  isButton: (target: EventTarget | null) => boolean
  isSubmit: (event: Event) => boolean
}

/**
 * Calls `onEnd` once the traveller has left a control. If this happens during a press on the form's submit button,
 * `onEnd` is delayed until the form is submitted or the press ends. Without this delay, a render could move the button
 * away from the pointer, and the browser would fire no click. A submit always calls `onEnd`.
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
  // In a later task, calls `release`, which records that the submit button is no longer pressed. The submit event fires
  // in the same task as the click, so it is handled before `release` runs.
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
    // The submit button must not count as released before the edited field has lost the focus. With a mouse, the field
    // loses the focus before `pointerup`, so the button counts as released after `pointerup`. On a touch screen, the
    // field loses the focus only after `pointerup`, so the button counts as released after `click`.
    pointerup: () => {
      if (isLeft) releaseSoon()
    },
    click: () => {
      if (isPressed) releaseSoon()
    },
    // After a long tap on the submit button, the browser fires no click. The button then counts as released at the next
    // `keydown` or `pointerdown`.
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
