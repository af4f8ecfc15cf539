/** What the tabs of a browser tell each other of who is signed in, and of how the traveller reads. */

/** Screens of one traveller, which nobody must go on reading after a sign-out. */
const personal = /^\/(profile|notification)(\/|$)/
/** Screens that are not loaded anew beneath the traveller: what stands there is paid for. */
const paying = /\/payment(\/|$)/

/** What changed in one tab. */
type Change = 'sign-in' | 'settings'

interface Page {
  path: () => string
  /** Whether it reads in the language, country and currency that are chosen now. */
  isUpToDate: () => boolean
  reload: () => void
}

/**
 * Answers what tells the other tabs that the sign-in or the settings changed. Told of the sign-in, a tab with a personal
 * screen loads it anew, which leads a guest to the sign-in; any does where it reads in other settings than the chosen ones.
 */
export function followOtherTabs(page: Page): (what: Change) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel('sign-in')
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = page.path()
    if ((data !== 'settings' && personal.test(path)) || (!paying.test(path) && !page.isUpToDate())) page.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin alone
  return (what) => tabs.postMessage(what)
}
