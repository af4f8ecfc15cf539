/** Handles built files that can't be fetched, because the page is offline or a deploy has replaced them. */

const key = 'reloaded'

/**
 * Whether an error means that a lazily loaded module or its style sheet could not be fetched. The error is recognised
 * by the messages of Chromium, Firefox, WebKit and `part-files.ts`.
 */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported|preload CSS/i.test(error.message)
}

/**
 * Reloads the page after a deploy has replaced a JavaScript file, because the new page refers to existing files. It
 * does not reload the same URL twice in a row. Returns whether it reloads.
 */
export function reloadOnce(error: unknown): boolean {
  if (!isLostScript(error) || !navigator.onLine) return false
  try {
    if (sessionStorage.getItem(key) === window.location.href) return false
    sessionStorage.setItem(key, window.location.href)
  } catch {
    // Without session storage, endless reloading could not be prevented, so the page is not reloaded.
    return false
  }
  window.location.reload()
  return true
}
