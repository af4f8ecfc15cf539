/** Records page events from the page's start for the usage log, whose code loads later. */

export interface PageEvent {
  event: Event
  /** Path of the page at that moment. */
  page: string
  at: Date
}

const types = ['click', 'change', 'error', 'unhandledrejection'] as const

/** Maximum number of events kept until the usage log has loaded; further events until then are dropped. */
export const mostNoted = 50

let noted: PageEvent[] = []
let take = (happened: PageEvent): void => {
  if (noted.length < mostNoted) noted.push(happened)
}

/** Starts to record events. */
export function noteEvents(): void {
  const note = (event: Event) => take({ event, page: window.location.pathname, at: new Date() })
  for (const type of types) window.addEventListener(type, note, { capture: true, passive: true })
}

/** Passes the recorded events to `log`, and then each further one. */
export function followEvents(log: (happened: PageEvent) => void): void {
  noted.forEach(log)
  noted = []
  take = log
}
