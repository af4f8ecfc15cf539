/** Pure rules on what is logged (docs/product/frame.md#usage-log). */
import { type EventState, eventStates } from '#contract/usage-log.ts'

/** Event state by HTTP status: 500 and above critical, 400 and above error, 300 and above warning. */
export function stateOfStatus(status: number): EventState {
  // No reply counts as an error, like a refusal.
  if (status === 0) return eventStates.error
  if (status >= 500) return eventStates.critical
  if (status >= 400) return eventStates.error
  return status >= 300 ? eventStates.warning : eventStates.successful
}

const sensitive = /password|pass|pwd|secret|token|cvv|card|cv2|cvv2/i

/** Whether a field's name must never be logged. */
export function isSensitive(name: string): boolean {
  return sensitive.test(name)
}

/** Field names for `post_data`, without sensitive ones; null if none are left. */
export function postedFields(names: string[]): string | null {
  const told = names.filter((name) => !isSensitive(name))
  return told.length > 0 ? told.join(', ') : null
}

/** A clicked element: its text, its number of children, and the string to log. */
interface Clicked {
  text: string
  children: number
  content: string
}

/** Whether a click is logged; clicks on elements that are large parts of a page are not. */
export function isLoggedClick({ text, children, content }: Clicked): boolean {
  return text.length < 500 && children < 75 && content.length < 150
}

/**
 * Removes identifiers of bookings, searches and persons from a path, because an identifier gives access to its data.
 */
export function pageName(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^[\w-]{16,}$/.test(segment) || /^\d{3,}$/.test(segment) ? ':id' : segment))
    .join('/')
}

/** Removes e-mail addresses from a text, and numbers that may identify a person or a card. */
export function masked(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '…').replaceAll(/\d(?:[ -]?\d){5,}/g, '…')
}
