/** A notice that a page stores in session storage. The next page that loads in the same tab shows it once. */
const key = 'notice'

export const notices = ['settings', 'settings-here', 'signed-in', 'signed-out', 'activated', 'deleted'] as const
export type NoticeName = (typeof notices)[number]

/** Returns `value` if it is the name of a notice, otherwise undefined. */
export function noticeOf(value: unknown): NoticeName | undefined {
  return notices.find((notice) => notice === value)
}

/** Stores a notice; if session storage is not available, the notice is lost. */
export function leaveNotice(notice: NoticeName): void {
  try {
    window.sessionStorage.setItem(key, notice)
  } catch {
    return
  }
}

/** Returns the stored notice and deletes it. */
export function takeNotice(): NoticeName | undefined {
  try {
    const left = noticeOf(window.sessionStorage.getItem(key))
    window.sessionStorage.removeItem(key)
    return left
  } catch {
    return undefined
  }
}
