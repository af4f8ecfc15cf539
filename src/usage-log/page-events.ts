/** Converts page events to entries of the usage log: clicks, changed fields, errors. Typed values are never logged. */
import { eventStates } from '#contract/usage-log.ts'
import type { LogEvent } from '#usage-log/log-queue.ts'
import { isLoggedClick, isSensitive, masked, pageName } from '#usage-log/log-rules.ts'

const controls = 'a, button, summary, label, input, select, textarea, [role="button"], [role="option"], [role="tab"]'
const { successful, critical } = eventStates

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isNamed = (element: Element): element is Named =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

function isSecret(field: Named): boolean {
  const autocomplete = field.getAttribute('autocomplete') ?? ''
  return field.type === 'password' || autocomplete.startsWith('cc-') || [field.name, field.id].some(isSensitive)
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/**
 * Returns how a control is described in the log: a field by its name, because its label may contain the name of a saved
 * passenger; any other control by its text.
 */
function contentOf(element: Element): string {
  if (!isNamed(element)) return plain(element.getAttribute('aria-label')) || plain(element.textContent)
  return element.type === 'submit' || element.type === 'button' ? element.value : element.name
}

/** Selects elements with personal texts such as names and codes, which are not logged. */
const personal = '[data-private], [translate="no"]'

const event = (page: string, event_name: string, explanation: string): LogEvent => ({
  event_name,
  event_state: successful,
  explanation,
  post_data: null,
  page_name: pageName(page),
})

/**
 * Returns the log entry of a click on `target`, or null if the click is not logged: no control was clicked, or the
 * control is too large, sensitive or marked private.
 */
function clickEvent(target: Element, page: string): LogEvent | null {
  const hit = target.closest(controls)
  const element = hit instanceof HTMLLabelElement ? (hit.control ?? hit) : hit
  if (!element || element.closest(personal) || element.querySelector(personal)) return null
  if (isNamed(element) && isSecret(element)) return null
  const content = contentOf(element)
  const clicked = { text: element.textContent ?? '', children: element.childElementCount, content }
  return isLoggedClick(clicked) ? event(page, 'click', `${element.localName} ${masked(content)}`) : null
}

/**
 * Returns the log entry of a changed field, with the field's name but not its value. Returns null if the field has no
 * name or is sensitive.
 */
function changeEvent(target: Element, page: string): LogEvent | null {
  if (!isNamed(target) || !target.name || isSecret(target)) return null
  return event(page, 'change', target.name)
}

/**
 * Returns the log entry of a JavaScript error, with its type and location. The error's message is omitted, because it
 * may quote typed text.
 */
function failureEvent(reason: unknown, place: string, page: string): LogEvent {
  const kind = reason instanceof Error ? reason.name : typeof reason
  return { ...event(page, 'script-error', plain(`${kind} ${place}`)), event_state: critical }
}

/**
 * Converts a page event to an entry of the usage log; returns null if the event is not logged. If the element of the
 * event is no longer in the page, it is unknown whether it was marked private, so the event is not logged.
 */
export function logEventOf(happened: Event, page: string): LogEvent | null {
  const { target, type } = happened
  if (happened instanceof ErrorEvent) {
    const { error, filename, lineno, colno } = happened
    return failureEvent(error, `${filename.split('/').at(-1) ?? ''}:${lineno}:${colno}`, page)
  }
  if (happened instanceof PromiseRejectionEvent) return failureEvent(happened.reason, '', page)
  if (!(target instanceof Element) || !target.isConnected) return null
  return type === 'click' ? clickEvent(target, page) : type === 'change' ? changeEvent(target, page) : null
}
