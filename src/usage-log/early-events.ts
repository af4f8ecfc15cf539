/** Records page events for the usage log from the start of the page, because the usage log's code loads later. */

export interface PageEvent {
  event: Event
  /** Path of the page when the event happened. */
  page: string
  at: Date
}

const types = ['click', 'change', 'error', 'unhandledrejection'] as const

/** Maximum number of events that are recorded before the usage log has loaded; any further ones are dropped. */
export const mostNoted = 50

let noted: PageEvent[] = []
let take = (happened: PageEvent): void => {
  if (noted.length < mostNoted) noted.push(happened)
}

/** Starts to record the DOM events that the usage log needs. */
export function noteEvents(): void {
  const note = (event: Event) => take({ event, page: window.location.pathname, at: new Date() })
  for (const type of types) window.addEventListener(type, note, { capture: true, passive: true })
}

/** Passes the recorded events to `log`, and from then on every further event. */
export function followEvents(log: (happened: PageEvent) => void): void {
  noted.forEach(log)
  noted = []
  take = log
}
