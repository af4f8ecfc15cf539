/** Whether the app runs as one: installed on the home screen, or inside a native shell that says so in its user agent. */

/** Word in the user agent of a native shell around this app, as in `UfukApp/1.0.0`. */
const shellName = /\bUfukApp\//

/** True in a native shell and when started from the home screen; false in a browser's tab. */
export function inApp(): boolean {
  return shellName.test(navigator.userAgent) || window.matchMedia('(display-mode: standalone)').matches
}

/** True on Android, in the app or a browser. */
export function onAndroid(): boolean {
  return /Android/.test(navigator.userAgent)
}
