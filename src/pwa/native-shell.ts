/** Whether the app runs as an app: installed on the home screen, or in a native shell with its own user agent. */

/** Token in the user agent of a native shell of this app, such as `UfukApp/1.0.0`. */
const shellName = /\bUfukApp\//

/** True in a native shell and when started from the home screen; false in a browser tab. */
export function inApp(): boolean {
  return shellName.test(navigator.userAgent) || window.matchMedia('(display-mode: standalone)').matches
}

/** True on Android, in the app or a browser. */
export function onAndroid(): boolean {
  return /Android/.test(navigator.userAgent)
}
