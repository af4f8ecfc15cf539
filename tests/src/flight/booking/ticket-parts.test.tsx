// @vitest-environment node
import { expect, test } from 'vitest'
import { FareRules } from '#flight/booking/fare-rules.tsx'
import { FlightPassengers } from '#flight/booking/flight-passengers.tsx'
import { FlightTicketView } from '#flight/booking/flight-ticket-view.tsx'
import { turkishAppInfo } from '#tests/support/app-info.ts'
import { flightBooking } from '#tests/support/flight-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const booking = flightBooking()

test('each flight shows airline, number, airports with country, times, days, class, duration and layover', () => {
  const { words } = render(<FlightTicketView itinerary={booking.departure_booking} direction={null} ticketed />)
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
    <FlightTicketView
      itinerary={{ info: { ...info, pnr_code: null }, transfers }}
      direction="Gidiş"
      ticketed={false}
    />,
  )
  expect(words).toContain('PNR Henüz yok')
})

test('a passenger card has birth date in words, a dash for what is missing and the ticket number', () => {
  const { words } = render(<FlightPassengers tickets={booking.tickets} roundTrip={false} />)
  expect(words).toContain('Yolcular')
  expect(words).toContain('Deniz Öztürk Yetişkin')
  expect(words).toContain(
    'T.C. kimlik no - Doğum tarihi 14 Mayıs 1990 Cinsiyet Kadın Uyruk Almanya Pasaport no U1234567 Bilet no 2352400000002',
  )
  expect(render(<FlightPassengers tickets={booking.tickets} roundTrip />).words).toContain('Dönüş bilet no -')
})

test('before anybody is named there are no passenger cards', () => {
  const [ticket] = booking.tickets
  expect(
    render(
      <FlightPassengers tickets={ticket ? [{ ...ticket, passenger: null }] : []} roundTrip={false} />,
    ).words.trim(),
  ).toBe('')
})

test('fare rules are in the words of the fare', () => {
  const { words } = render(<FareRules outbound={booking.departure_booking} inbound={null} ticketed={false} />)
  expect(words).toContain('İptal kesintili. Değişiklik ücretsiz.')
})

test('a ticket says who cancels and changes it', () => {
  const rules = (ticketed: boolean, contact_phone = '+90 212 555 01 10') =>
    render(<FareRules outbound={booking.departure_booking} inbound={null} ticketed={ticketed} />, {
      root: { appInfo: { ...turkishAppInfo, contact_phone } },
    }).html
  expect(rules(true)).toContain('<a href="/contact/"')
  expect(rules(true)).toContain('href="tel:+902125550110"')
  expect(rules(false)).not.toContain('href=')
  expect(rules(true, '')).toContain('<a href="/contact/"')
  expect(rules(true, '')).not.toContain('arayın')
})
