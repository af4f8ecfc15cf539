/** Events of the page, noted from its start on for the usage log, whose code comes later. */

export interface PageEvent {
  event: Event
  /** Path of the page at that moment. */
  page: string
  at: Date
}

const types = ['click', 'change', 'error', 'unhandledrejection'] as const

/** Number of events that are noted at most; later ones are not logged. */
export const mostNoted = 50

let noted: PageEvent[] = []
let take = (happened: PageEvent): void => {
  if (noted.length < mostNoted) noted.push(happened)
}

/** Begins to note the events. */
export function noteEvents(): void {
  const note = (event: Event) => take({ event, page: window.location.pathname, at: new Date() })
  for (const type of types) window.addEventListener(type, note, { capture: true, passive: true })
}

/** Gives `log` the noted events, and then each further one. */
export function followEvents(log: (happened: PageEvent) => void): void {
  noted.forEach(log)
  noted = []
  take = log
}
