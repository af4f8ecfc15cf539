/**
 * Handles Android's back button in a native shell, an app that shows this site (docs/decisions/0011-back-button.md).
 * The button closes the topmost modal dialog or popover. Notifications, which are manual popovers, don't count. If
 * nothing is open, the button goes back in the history. If there is no previous page either, the native shell decides
 * what the button does, for example whether it closes the app.
 */
import { canGoBack } from '#pwa/can-go-back.ts'

const overlays = 'dialog:modal, [popover]:not([popover=manual]):popover-open'

/**
 * Handles the native shell's `backbutton` events on `document`. A handled event is cancelled; any other is left to the
 * shell. Returns a function that removes the handler.
 */
export function answerBackButton(): () => void {
  const opened: Element[] = []
  const noteOrder = (event: Event) => {
    const { target } = event
    if (!(event instanceof ToggleEvent) || !(target instanceof Element)) return
    const known = opened.indexOf(target)
    if (known !== -1) opened.splice(known, 1)
    if (event.newState === 'open') opened.push(target)
  }
  const goBack = (event: Event) => {
    const top = [...document.querySelectorAll<HTMLElement>(overlays)]
      .toSorted((a, b) => opened.indexOf(a) - opened.indexOf(b))
      .at(-1)
    if (top) {
      event.preventDefault()
      if (top instanceof HTMLDialogElement) top.close()
      else top.hidePopover()
    } else if (canGoBack()) {
      event.preventDefault()
      window.history.back()
    }
  }
  document.addEventListener('toggle', noteOrder, true)
  document.addEventListener('backbutton', goBack)
  return () => {
    document.removeEventListener('toggle', noteOrder, true)
    document.removeEventListener('backbutton', goBack)
  }
}
