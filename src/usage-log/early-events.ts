/** Events of the page, noted from its start on for the usage log, whose code comes later. */

export interface PageEvent {
  event: Event
  /** Path of the page at that moment. */
  page: string
}

const types = ['click', 'change', 'error', 'unhandledrejection'] as const

let noted: PageEvent[] = []
let take: (happened: PageEvent) => void = (happened) => void noted.push(happened)

/** Begins to note the events. */
export function noteEvents(): void {
  const note = (event: Event) => take({ event, page: window.location.pathname })
  for (const type of types) window.addEventListener(type, note, { capture: true, passive: true })
}

/** Gives `log` the noted events, and then each further one. */
export function followEvents(log: (happened: PageEvent) => void): void {
  noted.forEach(log)
  noted = []
  take = log
}
