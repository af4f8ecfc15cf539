// @vitest-environment node
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { bookingStates } from '#contract/booking.ts'
import { BookingStatus } from '#flight/booking/booking-status.tsx'
import { FareRules } from '#flight/booking/fare-rules.tsx'
import { Passengers } from '#flight/booking/passengers.tsx'
import { PriceSummary } from '#flight/booking/price-summary.tsx'
import { TicketView } from '#flight/booking/ticket-view.tsx'
import { flightBooking, sessionUnique } from '#tests/support/flight-booking.ts'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })

/** The part as markup; `words` is its text alone. */
function render(part: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: part }])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
  return { html, words }
}

const booking = flightBooking()

test('each flight shows airline, number, airports with country, times, days, class, duration and layover', () => {
  const { words } = render(<TicketView itinerary={booking.departure_booking} direction={null} ticketed />)
  for (const part of [
    'WVKMQT',
    'Türk Hava Yolları',
    'TK2015',
    'TK558',
    'ADB',
    'LHR',
    'GB',
    'Londra Havalimanı',
    '13:45',
    '22:50',
    '3 Ara',
    'Ekonomi',
    '01:00',
    '03:40',
    'İstanbul (IST) aktarması: 07:25',
    '23 kg',
    'Eco Fly',
  ])
    expect(words).toContain(part)
})

test('a booking without a ticket promises no PNR', () => {
  const { info, transfers } = booking.departure_booking
  const { words } = render(
    <TicketView itinerary={{ info: { ...info, pnr_code: null }, transfers }} direction="Gidiş" ticketed={false} />,
  )
  expect(words).toContain('PNR Henüz yok')
})

test('a passenger card has birth date in words, a dash for what is missing and the ticket number', () => {
  const { words } = render(<Passengers tickets={booking.tickets} roundTrip={false} />)
  expect(words).toContain('Yolcular')
  expect(words).toContain('Deniz Öztürk Yetişkin')
  expect(words).toContain(
    'T.C. kimlik no - Doğum tarihi 14 Mayıs 1990 Cinsiyet Kadın Uyruk Almanya Pasaport no U1234567 Bilet no 2352400000002',
  )
  expect(render(<Passengers tickets={booking.tickets} roundTrip />).words).toContain('Dönüş bilet no -')
})

test('before anybody is named there are no passenger cards', () => {
  const [ticket] = booking.tickets
  expect(
    render(<Passengers tickets={ticket ? [{ ...ticket, passenger: null }] : []} roundTrip={false} />).words.trim(),
  ).toBe('')
})

test('the lines of the price summary come to its total', () => {
  const { words } = render(<PriceSummary booking={booking} />)
  expect(words).toContain('2 × Yetişkin 2.500,00 ₺ İndirim -100,00 ₺ Toplam 2.400,00 ₺')
})

test('fare rules are in the words of the fare', () => {
  const { words } = render(<FareRules outbound={booking.departure_booking} inbound={null} />)
  expect(words).toContain('İptal kesintili. Değişiklik ücretsiz.')
})

test('every state has its own heading, and only unpaid ones lead to payment', () => {
  const seen = bookingStates.map((state) => {
    const { html, words } = render(<BookingStatus booking={flightBooking({ state })} kept={false} />)
    return {
      state,
      words,
      pays: html.includes(`/flight/payment/?session_unique=${sessionUnique}`),
      refreshes: html.includes('http-equiv="refresh"'),
    }
  })
  expect(new Set(seen.map(({ words }) => words)).size).toBe(bookingStates.length)
  expect(seen.filter(({ pays }) => pays).map(({ state }) => state)).toEqual(['unpaid', 'declined'])
  expect(seen.filter(({ refreshes }) => refreshes).map(({ state }) => state)).toEqual(['confirming', 'issuing'])
  expect(seen.filter(({ words }) => words.includes('Yeniden ödeme yapmayın')).map(({ state }) => state)).toEqual([
    'confirming',
    'issuing',
  ])
})

test('the ticket is called saved only where it is', () => {
  const said = (kept: boolean) =>
    render(<BookingStatus booking={booking} kept={kept} />).words.includes('bu cihaza kaydedildi')
  expect([said(true), said(false)]).toEqual([true, false])
})
