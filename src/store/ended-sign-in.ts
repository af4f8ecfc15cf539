/**
 * Remembers whether this page shows a user whose sign-in has ended, because another device ended it or because its
 * lifetime is over. The page keeps showing the user until it is reloaded (docs/product/frame.md#sign-in).
 */
import { leaveNotice } from '#store/notice.ts'

/** Undefined while it is unknown whether the page shows a user. */
let showsUser: boolean | undefined
let deletion: Promise<unknown> | undefined

/**
 * Records whether this page shows a signed-in user. `shown` is undefined if that is unknown. The function is called
 * with true or false when the page's data has loaded, and with undefined when somebody signs out on the page. Each call
 * deletes what `markSignInEnded` has recorded, with one exception: a call with true keeps the record if the page did
 * not know before whether it shows a user. Another tab may meanwhile have reported that the sign-in of the user who is
 * now shown has ended, and this report must not be lost.
 */
export function notePageUser(shown: boolean | undefined): void {
  if (showsUser !== undefined || !shown) deletion = undefined
  showsUser = shown
}

/** Records that somebody has signed in on this page, and deletes what `markSignInEnded` has recorded. */
export function noteSignIn(): void {
  deletion = undefined
  showsUser = true
}

/**
 * Whether this page shows a user whose sign-in has ended or is no longer stored on the device. `token` is the sign-in
 * token that the device stores now. After `markSignInEnded`, the result is true even with a token: that token is about
 * to be deleted, or it belongs to a later sign-in.
 */
export const lacksItsSignIn = (token: string | null): boolean => showsUser === true && (!token || !!deletion)

/**
 * Records that the user's sign-in has ended; without effect in a page that shows no user. `deleted` resolves once the
 * device no longer stores the sign-in.
 */
export function markSignInEnded(deleted: Promise<unknown> = Promise.resolve()): void {
  if (showsUser !== false) deletion ??= deleted
}

/** Whether `markSignInEnded` was called for the user that this page shows. */
export const isSignInEnded = (): boolean => showsUser === true && deletion !== undefined

/** Whether the page's data has loaded and this page shows no user. */
export const showsGuest = (): boolean => showsUser === false

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
