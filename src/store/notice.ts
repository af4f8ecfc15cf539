/** A word that a page leaves for the one that is loaded in its place, in this tab alone; that one takes it, once. */
const key = 'notice'

export const notices = ['settings', 'settings-here', 'signed-in', 'activated', 'deleted'] as const
export type NoticeName = (typeof notices)[number]

/** The notice of that name; undefined for anything else. */
export function noticeOf(value: unknown): NoticeName | undefined {
  return notices.find((notice) => notice === value)
}

/** Leaves it. Where storage is blocked nothing is told. */
export function leaveNotice(notice: NoticeName): void {
  try {
    window.sessionStorage.setItem(key, notice)
  } catch {
    return
  }
}

/** What was left, which is gone then. */
export function takeNotice(): NoticeName | undefined {
  try {
    const left = noticeOf(window.sessionStorage.getItem(key))
    window.sessionStorage.removeItem(key)
    return left
  } catch {
    return undefined
  }
}
