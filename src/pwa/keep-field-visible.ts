/** Keeps the focused field visible while the on-screen keyboard covers half of a phone's window. */

/** Ratio of visible height to screen height below which a touch device is assumed to show its keyboard. */
const withKeyboard = 0.7
/** Minimum distance in pixels between a field and the keyboard. */
const margin = 16

/**
 * Selector of fields that open the keyboard. Choices are excluded: measuring them would force a layout of the page
 * during a press.
 */
const fields = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select'

function typedInto(): HTMLElement | undefined {
  const field = document.activeElement
  return field instanceof HTMLElement && field.matches(fields) ? field : undefined
}

/**
 * Observes the visual viewport; sets `data-keyboard` on the document, so that fixed bars make room. Returns a function
 * that stops observing.
 */
export function keepFieldVisible(): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const isKeyboardOpen = () =>
    typedInto() !== undefined &&
    window.matchMedia('(pointer: coarse)').matches &&
    viewport.height < window.screen.height * withKeyboard
  const look = () => {
    const field = typedInto()
    document.documentElement.toggleAttribute('data-keyboard', isKeyboardOpen())
    if (!field) return
    const { top, bottom } = field.getBoundingClientRect()
    const edge = viewport.offsetTop + viewport.height - margin
    if (bottom > edge || top < viewport.offsetTop) field.scrollIntoView({ block: 'center' })
  }
  viewport.addEventListener('resize', look)
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', look)
  // A keyboard opened before hydration fired its events already.
  if (isKeyboardOpen()) look()
  return () => {
    viewport.removeEventListener('resize', look)
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', look)
  }
}
