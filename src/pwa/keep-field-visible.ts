/** Keeps the focused field visible while the on-screen keyboard covers half of a phone's window. */

/**
 * On a touch device, the on-screen keyboard is assumed to be open if a field has the focus and less than this share of
 * the screen height is visible.
 */
const withKeyboard = 0.7
/** Distance in pixels to the lower edge of the visible area; a field that is nearer is scrolled into view. */
const margin = 16

/**
 * Selects the fields for which the on-screen keyboard opens. Radio buttons, checkboxes and sliders are excluded:
 * measuring them would make the browser compute the layout during a press.
 */
const fields = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select'

function typedInto(): HTMLElement | undefined {
  const field = document.activeElement
  return field instanceof HTMLElement && field.matches(fields) ? field : undefined
}

/**
 * Scrolls the focused field into view when it is outside the visible area, for example behind the on-screen keyboard.
 * Also sets `data-keyboard` on the root element while the keyboard is open, so that CSS can adapt fixed and sticky
 * bars. Returns a function that removes the event listeners and this attribute.
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
  // The on-screen keyboard may have opened before hydration, when no listener could notice it. Therefore the function
  // checks now whether the keyboard is open.
  if (isKeyboardOpen()) look()
  return () => {
    viewport.removeEventListener('resize', look)
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', look)
    document.documentElement.toggleAttribute('data-keyboard', false)
  }
}
