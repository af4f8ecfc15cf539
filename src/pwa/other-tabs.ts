/** Notifies other tabs of this site when a sign-in has ended or the settings have changed. */

/** Returns whether a path is that of a payment screen, which is not reloaded because of changes in another tab. */
export const isPaymentPath = (path: string): boolean => /\/payment(\/|$)/.test(path)

/** 'ended' means that the gateway no longer accepts the sign-in, which the traveller did not end in this browser. */
type Change = 'sign-out' | 'ended' | 'settings'

interface Page {
  path: () => string
  /** Whether the page is rendered with the current language, country and currency. */
  isUpToDate: () => boolean
  reload: () => void
  /** Called instead of `reload` after 'ended', because the traveller may be typing. */
  onEnded: () => void
}

/**
 * Returns a function that notifies other tabs of an ended sign-in or of changed settings. A notified tab that does not
 * show a payment screen reloads in two cases: after a sign-out, because any screen may show the traveller's name or
 * journey, and if it was rendered with outdated settings.
 */
export function followOtherTabs(page: Page): (what: Change) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel('sign-in')
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended') return page.onEnded()
    if (isPaymentPath(page.path())) return
    if (data !== 'settings' || !page.isUpToDate()) page.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  return (what) => tabs.postMessage(what)
}
