/** Writes calendar files (RFC 5545) of tickets, for the app and the confirmation e-mail. */
export interface CalendarEvent {
  /** Globally unique ID of the event. It must not change, so that a repeated import updates the event. */
  uid: string
  title: string
  description: string
  location: string
  /**
   * Start of the event in milliseconds since 1970; `endsAt` is its end. The calendar file contains both in UTC, so that
   * calendars show them in their own time zone.
   */
  startsAt: number
  endsAt: number
  /** URL of the page about the event; if it is empty, the calendar file has none. */
  url: string
}

const maxOctets = 75
const encoder = new TextEncoder()

/** Escapes backslash, semicolon, comma and line breaks in TEXT values (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Formats an instant as YYYYMMDDTHHMMSSZ. */
function utcStamp(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/**
 * Folds a line at 75 octets, with a space at the start of each continuation; characters are never split (RFC 5545
 * §3.1).
 */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Returns a calendar file with the given events. `stampedAt` is its creation time in milliseconds since 1970. */
export function calendarFile(events: readonly CalendarEvent[], stampedAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ufuk//Ufuk 1.0//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${utcStamp(stampedAt)}`,
      `DTSTART:${utcStamp(event.startsAt)}`,
      `DTEND:${utcStamp(event.endsAt)}`,
      `SUMMARY:${escapeText(event.title)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      `LOCATION:${escapeText(event.location)}`,
      ...(event.url ? [`URL:${event.url.replaceAll(/[\r\n]/g, '')}`] : []),
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
