/** Calendar files (RFC 5545) for tickets; the app and the confirmation mail make the same one. */
export interface CalendarEvent {
  /** Stable and globally unique, so that importing twice updates. */
  uid: string
  title: string
  description: string
  location: string
  /** Milliseconds since the epoch; written as UTC, so that every calendar shows them in its own zone. */
  startsAt: number
  endsAt: number
  /** Where the event's page is; left out when empty. */
  url: string
}

const maxOctets = 75
const encoder = new TextEncoder()

/** TEXT values: backslash, semicolon, comma and line breaks are escaped (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** An instant as YYYYMMDDTHHMMSSZ. */
function utcStamp(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** Lines of at most 75 octets, continued after a space; a character is never cut in two (RFC 5545 §3.1). */
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

/** A calendar with these events. `stampedAt` is when it was made, in milliseconds since the epoch. */
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
