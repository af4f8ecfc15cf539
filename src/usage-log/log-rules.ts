/** What is logged, and what never is (docs/product/frame.md#usage-log). Pure. */
import { type EventState, eventStates } from '#contract/usage-log.ts'

/** State of a request by its status: 500 and above critical, 400 and above error, 300 and above warning. */
export function stateOfStatus(status: number): EventState {
  // No answer at all: worth as much attention as a refusal.
  if (status === 0) return eventStates.error
  if (status >= 500) return eventStates.critical
  if (status >= 400) return eventStates.error
  return status >= 300 ? eventStates.warning : eventStates.successful
}

const sensitive = /password|pass|pwd|secret|token|cvv|card|cv2|cvv2/i

/** Whether a field of that name is never logged. */
export function isSensitive(name: string): boolean {
  return sensitive.test(name)
}

/** The fields' names as `post_data`, without the sensitive ones; null where none is left. */
export function postedFields(names: string[]): string | null {
  const told = names.filter((name) => !isSensitive(name))
  return told.length > 0 ? told.join(', ') : null
}

/** A clicked element: its whole text, how many children it has, and the string that would be logged. */
export interface Clicked {
  text: string
  children: number
  content: string
}

/** Elements that are whole parts of a page say nothing as a click. */
export function isLoggedClick({ text, children, content }: Clicked): boolean {
  return text.length < 500 && children < 75 && content.length < 150
}

/** A path without what stands in it for a booking, a search or a person: such segments open them. */
export function pageName(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^[\w-]{16,}$/.test(segment) || /^\d{3,}$/.test(segment) ? ':id' : segment))
    .join('/')
}

/** A text without e-mail addresses and without numbers that could be a person's or a card's. */
export function masked(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '…').replaceAll(/\d(?:[ -]?\d){5,}/g, '…')
}
