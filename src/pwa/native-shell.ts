/**
 * Tells whether the page runs as an app: installed on the home screen, or in a native shell with its own user agent.
 */

/** Token in the user agent of a native shell of this app, such as `UfukApp/1.0.0`. */
const shellName = /\bUfukApp\//

/** Whether the page runs in a native shell or was started from the home screen, and not in a browser tab. */
export function inApp(): boolean {
  return shellName.test(navigator.userAgent) || window.matchMedia('(display-mode: standalone)').matches
}

/** Whether the device runs Android, in the app or in a browser. */
export function onAndroid(): boolean {
  return /Android/.test(navigator.userAgent)
}
