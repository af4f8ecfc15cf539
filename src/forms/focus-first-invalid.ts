/** Scrolls to the form's first visible invalid control and focuses it (docs/product/frame.md#form-rules). */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const control = [...form.elements].find(
    (element) => element.getAttribute('aria-invalid') === 'true' && element.checkVisibility(),
  )
  if (!(control instanceof HTMLElement)) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  control.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  control.focus({ preventScroll: true })
}
