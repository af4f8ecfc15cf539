/** The on-screen keyboard takes half of a phone's window: the field that is typed into stays in sight. */

/** Share of the screen below which a window on a touch device has a keyboard in it. */
const withKeyboard = 0.7
/** Pixels that a field keeps from the keyboard's edge. */
const margin = 16

function typedInto(): HTMLElement | undefined {
  const field = document.activeElement
  return field instanceof HTMLElement && field.matches('input, textarea, select') ? field : undefined
}

/** Watches the visible part of the window; `data-keyboard` on the document lets fixed bars make room. Returns what ends it. */
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
  // Forms work before this runs: a keyboard that is open by now is told by no event.
  if (isKeyboardOpen()) look()
  return () => {
    viewport.removeEventListener('resize', look)
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', look)
  }
}
