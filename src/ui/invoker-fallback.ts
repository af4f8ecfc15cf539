let installed = false

/**
 * In browsers that don't support `command` and `commandfor` on buttons, makes such buttons open and close dialogs.
 * Calling this function again has no effect.
 */
export function installInvokerFallback(): void {
  if (installed || 'commandForElement' in HTMLButtonElement.prototype) return
  installed = true
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
    const target = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(target instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') {
      if (!target.open) target.showModal()
    } else target.close()
  })
}
