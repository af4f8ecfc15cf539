/** Messages between tabs about changes of sign-in and settings. */

/** Screens with personal data, which must not stay visible after a sign-out. */
const personal = /^\/(profile|notification)(\/|$)/
/** Payment screens, which are never reloaded automatically. */
const paying = /\/payment(\/|$)/

type Change = 'sign-in' | 'settings'

interface Page {
  path: () => string
  /** Whether the page is rendered with the current language, country and currency. */
  isUpToDate: () => boolean
  reload: () => void
}

/**
 * Returns a function that notifies other tabs of a changed sign-in or settings. A notified tab reloads if its sign-in
 * changed and its screen is personal (a guest is then redirected to sign in), or if it is rendered with outdated
 * settings.
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
