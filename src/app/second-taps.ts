const controls = 'a, button, input, label, select, summary, textarea'

/**
 * The longest time in milliseconds between the two taps of a double tap. The click event's `detail`, which should count
 * the taps, is not reliable: in WebKit on phones it is 1 for every tap, and in Chromium it is 1 again for a tap more
 * than 300 ms after the one before. Therefore the time between taps is compared, too.
 */
const doubleTapTime = 500

/** The greatest distance in pixels between two taps at the same place. Neighbouring controls are further apart. */
const samePlace = 24

interface Tap {
  /** The control that was tapped, or the dialog whose backdrop was tapped. Null if the tap was on anything else. */
  control: Element | null
  time: number
  x: number
  y: number
}

let last: Tap | undefined
let isTouch = false

/** Returns the control that a click is on: for a label, the field that it belongs to. */
function controlOf(target: EventTarget | null): Element | null {
  if (target instanceof HTMLDialogElement) return target
  const control = target instanceof Element ? target.closest(controls) : null
  return control instanceof HTMLLabelElement ? control.control : control
}

function stopSecondTap(event: MouseEvent): void {
  // Clicks by keyboard, screen reader or script have the detail 0.
  if (event.detail === 0) return
  const control = controlOf(event.target)
  const { timeStamp: time, clientX: x, clientY: y } = event
  const isSecond =
    last?.control &&
    (event.detail > 1 || (isTouch && time - last.time < doubleTapTime)) &&
    Math.hypot(x - last.x, y - last.y) < samePlace
  if (!isSecond || control === last?.control) {
    last = { control, time, x, y }
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Stops the second click of a double tap or double click if the first one has put another control under the finger, for
 * example by opening or closing a dialog (docs/product/frame.md#double-taps). The second click was aimed at what was
 * there before.
 */
export function stopSecondTaps(): void {
  // In versions of Safari before 18.4, the `pointerType` of a click is missing or wrong. So the `pointerType` of the
  // preceding `pointerdown` event is used.
  window.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), { capture: true })
  // In the capture phase, a listener on `window` runs before React's listeners, which are on `document`.
  window.addEventListener('click', stopSecondTap, { capture: true })
}
