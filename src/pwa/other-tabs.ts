/** Notifies other tabs of this site when a sign-in has ended or the settings have changed. */

/**
 * Returns whether a path is that of a payment screen. A payment screen is not reloaded when another tab reports a
 * change.
 */
export const isPaymentPath = (path: string): boolean => /\/payment(\/|$)/.test(path)

/**
 * What has changed. 'sign-out': the traveller has signed out in this browser. 'ended': the gateway
 * no longer accepts the sign-in, although the traveller has not signed out in this browser.
 * 'settings': the language, country or currency is different.
 */
type Change = 'sign-out' | 'ended' | 'settings'

interface Page {
  path: () => string
  /** Whether the page is rendered with the current language, country and currency. */
  isUpToDate: () => boolean
  /** Whether the page contains something that the traveller has typed or opened, which a reload would delete. */
  isInUse: () => boolean
  reload: () => void
  /**
   * Called in two cases: another tab reports that the gateway no longer accepts the sign-in, or another tab reports a
   * sign-out while this tab shows a payment screen. `reload` is not called then, because a reload would delete what the
   * traveller has typed.
   */
  onEnded: () => void
}

/**
 * Returns a function that notifies the other tabs of a change. After a sign-out, a notified tab reloads, because any
 * screen may show the traveller's name or journey. After a change of settings, it reloads if it was rendered with
 * outdated settings and is not in use; a tab in use keeps these settings until it is loaded anew. A tab that shows a
 * payment screen is not reloaded.
 */
export function followOtherTabs(page: Page): (what: Change) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel('sign-in')
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended') return page.onEnded()
    if (isPaymentPath(page.path())) {
      if (data === 'sign-out') page.onEnded()
      return
    }
    if (data !== 'settings' || !(page.isUpToDate() || page.isInUse())) page.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  return (what) => tabs.postMessage(what)
}
