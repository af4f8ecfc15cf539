/** Notifies other tabs of this site when the sign-in or the settings have changed. */

/** Matches paths of screens with personal data, which must not stay visible after a sign-out. */
const personal = /^\/(profile|notification)(\/|$)/
/** Matches paths of payment screens, which are never reloaded automatically. */
const paying = /\/payment(\/|$)/

type Change = 'sign-in' | 'settings'

interface Page {
  path: () => string
  /** Whether the page is rendered with the current language, country and currency. */
  isUpToDate: () => boolean
  reload: () => void
}

/**
 * Returns a function that notifies other tabs that the sign-in or the settings have changed. A notified tab reloads if
 * the sign-in has changed and the tab shows personal data (a guest is then redirected to sign-in), or if it was
 * rendered with outdated settings.
 */
export function followOtherTabs(page: Page): (what: Change) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel('sign-in')
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = page.path()
    if ((data !== 'settings' && personal.test(path)) || (!paying.test(path) && !page.isUpToDate())) page.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  return (what) => tabs.postMessage(what)
}
