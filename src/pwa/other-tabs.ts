/** Notifies other tabs of this site when the traveller has signed out or the settings have changed. */

/** Returns whether a path is that of a payment screen, which is never reloaded automatically. */
export const isPaymentPath = (path: string): boolean => /\/payment(\/|$)/.test(path)

type Change = 'sign-out' | 'settings'

interface Page {
  path: () => string
  /** Whether the page is rendered with the current language, country and currency. */
  isUpToDate: () => boolean
  reload: () => void
}

/**
 * Returns a function that notifies other tabs of a sign-out or of changed settings. A notified tab reloads in two
 * cases: after a sign-out, because any screen may show the traveller's name or journey, and if it was rendered with
 * outdated settings.
 */
export function followOtherTabs(page: Page): (what: Change) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel('sign-in')
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isPaymentPath(page.path())) return
    if (data !== 'settings' || !page.isUpToDate()) page.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  return (what) => tabs.postMessage(what)
}
