/** Pure functions that decide what is logged (docs/product/frame.md#usage-log). */
import { type EventState, eventStates } from '#contract/usage-log.ts'

/** Returns the event state of an HTTP status: critical from 500 on, error from 400 on, warning from 300 on. */
export function stateOfStatus(status: number): EventState {
  // Status 0 means that the server did not respond, which counts as an error.
  if (status === 0) return eventStates.error
  if (status >= 500) return eventStates.critical
  if (status >= 400) return eventStates.error
  return status >= 300 ? eventStates.warning : eventStates.successful
}

const sensitive = /password|pass|pwd|secret|token|cvv|card|cv2|cvv2/i

/** Whether a field with this name must never be logged. */
export function isSensitive(name: string): boolean {
  return sensitive.test(name)
}

/** Returns the field names to log as `post_data`, without sensitive ones, or null if none are left. */
export function postedFields(names: string[]): string | null {
  const told = names.filter((name) => !isSensitive(name))
  return told.length > 0 ? told.join(', ') : null
}

/**
 * A clicked element. `text` is its whole text, `children` the number of its child elements, and `content` the text that
 * describes it in the log, such as the name of a field.
 */
interface Clicked {
  text: string
  children: number
  content: string
}

/**
 * Whether a click is logged. A click on an element with much text or many children is not, because such an element is a
 * large part of the page.
 */
export function isLoggedClick({ text, children, content }: Clicked): boolean {
  return text.length < 500 && children < 75 && content.length < 150
}

/**
 * Replaces identifiers of bookings, searches and persons in a path, because whoever has such an identifier can access
 * its data.
 */
export function pageName(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^[\w-]{16,}$/.test(segment) || /^\d{3,}$/.test(segment) ? ':id' : segment))
    .join('/')
}

/** Removes e-mail addresses and numbers that may identify a person or a card from a text. */
export function masked(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '…').replaceAll(/\d(?:[ -]?\d){5,}/g, '…')
}
