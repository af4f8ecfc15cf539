/** What the tabs of a browser tell each other of who is signed in. */

/** Screens of one traveller, which nobody must go on reading after a sign-out. */
const personal = /^\/(profile|notification)(\/|$)/

interface Page {
  path: () => string
  reload: () => void
}

const thisPage: Page = { path: () => window.location.pathname, reload: () => window.location.reload() }

/** Answers what tells the other tabs of a sign-out; told so, a tab with a personal screen loads it anew, which leads to the sign-in. */
export function followSignOuts(page: Page = thisPage): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel('sign-outs')
  tabs.addEventListener('message', () => {
    if (personal.test(page.path())) page.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin alone
  return () => tabs.postMessage(null)
}
