/**
 * Remembers that the sign-in with which this page was loaded has ended, on another device or after its lifetime. The
 * page still shows the user until it is reloaded (docs/product/frame.md#sign-in).
 */
import { leaveNotice } from '#store/notice.ts'

let deletion: Promise<unknown> | undefined

/** Whether `markSignInEnded` was called since the page was loaded. */
export const isSignInEnded = (): boolean => deletion !== undefined

/** Records that the sign-in has ended. `deleted` settles once the device no longer stores it. */
export function markSignInEnded(deleted: Promise<unknown>): void {
  deletion ??= deleted.catch(() => undefined)
}

/**
 * Reloads the page once the device no longer stores the ended sign-in. The reloaded page tells the traveller that the
 * sign-in has ended.
 */
export async function reloadAsGuest(): Promise<null> {
  await deletion
  leaveNotice('signed-out')
  window.location.reload()
  return null
}
