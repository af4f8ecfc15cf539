/** A notice that a page stores for the next document in the same tab, which shows it once. */
const key = 'notice'

export const notices = ['settings', 'settings-here', 'signed-in', 'activated', 'deleted'] as const
export type NoticeName = (typeof notices)[number]

/** The notice with that name; undefined for other values. */
export function noticeOf(value: unknown): NoticeName | undefined {
  return notices.find((notice) => notice === value)
}

/** Stores the notice; without session storage it is lost. */
export function leaveNotice(notice: NoticeName): void {
  try {
    window.sessionStorage.setItem(key, notice)
  } catch {
    return
  }
}

/** Reads the stored notice and deletes it. */
export function takeNotice(): NoticeName | undefined {
  try {
    const left = noticeOf(window.sessionStorage.getItem(key))
    window.sessionStorage.removeItem(key)
    return left
  } catch {
    return undefined
  }
}
