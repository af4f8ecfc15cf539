/** Scripts that can't be fetched: without a network, or because a deploy has replaced them. */

const key = 'reloaded'

/** True where the browser says that a part of the app could not be fetched: Chromium's, Firefox's, WebKit's and Vite's words. */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported|preload CSS/i.test(error.message)
}

/**
 * Reloads the page for a script that a deploy replaced, once for an address in a visit; answers whether it does. The
 * document of the new deploy names scripts that exist.
 */
export function reloadOnce(error: unknown): boolean {
  if (!isLostScript(error) || !navigator.onLine) return false
  try {
    if (sessionStorage.getItem(key) === window.location.href) return false
    sessionStorage.setItem(key, window.location.href)
  } catch {
    // Without a memory of it, one reload could become many.
    return false
  }
  window.location.reload()
  return true
}
