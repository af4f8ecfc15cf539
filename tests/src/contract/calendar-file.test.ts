// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from '#contract/calendar-file.ts'

const event: CalendarEvent = {
  uid: 'abc-0@ufuk',
  title: 'Uçuş TK2124 IST–ESB',
  description: 'PNR ABC234; kapı, bagaj\nçizgi \\ son',
  location: 'İstanbul Havalimanı (IST)',
  startsAt: Date.parse('2026-12-10T08:00:00+03:00'),
  endsAt: Date.parse('2026-12-10T09:15:00+03:00'),
  url: 'https://ufuk.example/flight/booking/detail/x/',
}
const stamped = Date.parse('2026-12-01T09:00:00Z')

const unfold = (file: string) => file.replaceAll('\r\n ', '')

test('a flight is an event with UTC times', () => {
  const lines = unfold(calendarFile([event], stamped)).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTAMP:20261201T090000Z')
  expect(lines).toContain('DTSTART:20261210T050000Z')
  expect(lines).toContain('DTEND:20261210T061500Z')
  expect(lines).toContain('UID:abc-0@ufuk')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
  expect(lines.at(-1)).toBe('')
})

test('texts are escaped', () => {
  expect(unfold(calendarFile([event], stamped))).toContain(
    'DESCRIPTION:PNR ABC234\\; kapı\\, bagaj\\nçizgi \\\\ son\r\n',
  )
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((value) => value.replaceAll(/[\r\n\\;,]/g, ''))
  fc.assert(
    fc.property(text, (title) => {
      const file = calendarFile([{ ...event, title }], stamped)
      const encoder = new TextEncoder()
      for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
      expect(unfold(file)).toContain(`SUMMARY:${title}\r\n`)
    }),
  )
})
