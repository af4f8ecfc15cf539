// @vitest-environment node
/** Tests that amounts, dates and durations have the same format in the app, in e-mails and in the gateway's texts. */
import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { seatHold } from '#booking/words/seat-words.ts'
import { HoldNotice } from '#booking/payment/hold-notice.tsx'
import { BookedFlightCard } from '#flight/payment/booked-flight-card.tsx'
import { formatInstant } from '#i18n/instant.ts'
import { formatMoney } from '#i18n/money.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { moneyText } from '#server/text/money.ts'
import { dayText, instantText } from '#server/text/written-date.ts'
import { formatMinutes } from '#ui/countdown.tsx'
import { flightBooking } from '#tests/support/flight-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const root = join(import.meta.dirname, '../../..')
const texts = new Set(['.ts', '.tsx', '.po', '.html', '.json'])
/** Matches the names of the files that list places. In these files, TL is a country code and not the currency. */
const places = /(airports|countries)\.json$/

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)) && !places.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

test('no text of the app, its catalogues, pages and mails writes TL beside ₺', async () => {
  const files = (await Promise.all(['src', 'server', 'sw'].map(filesOf))).flat()
  expect(files.length).toBeGreaterThan(500)
  const found = await Promise.all(
    files.map(async (file) => (/\bTL\b/.test(await readFile(file, 'utf8')) ? [file] : [])),
  )
  expect(found.flat()).toEqual([])
})

test.each(['tr', 'en'])('the gateway writes amounts, days and instants as the app does, in %s', (language) => {
  expect(moneyText(123_456_7)).toBe(formatMoney(12_345.67))
  for (const iso of ['2026-12-04T15:30:00Z', '2026-12-31T21:05:00Z'])
    expect(instantText(new Date(iso), language)).toBe(formatInstant(new Date(iso), language))
  for (const word of formatDate('2026-12-04', 'day', language).split(' '))
    expect(dayText('2026-12-04', language).split(' ')).toContain(word)
})

test('a day has its weekday, and no zero before its number', () => {
  expect(dayText('2026-12-04', 'tr')).toBe('4 Aralık 2026 Cuma')
  expect(dayText('2026-12-04', 'en')).toBe('Friday 4 December 2026')
})

test('the payment page writes how long a flight and a layover take in words, and the time left without hours', () => {
  const card = <BookedFlightCard itinerary={flightBooking().departure_booking} direction="outbound" />
  const { words } = render(card)
  expect(words).toContain('1 sa')
  expect(words).toContain('aktarması: 7 sa 25 dk')
  expect(words).not.toMatch(/\b0\d:00\b/)
  expect(render(<HoldNotice words={seatHold} seconds={899} from={0} onEnd={() => undefined} />).words).toContain(
    '14:59',
  )
  expect([3600, 60, 0].map(formatMinutes)).toEqual(['01:00:00', '01:00', '00:00'])
})
