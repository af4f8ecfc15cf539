// @vitest-environment node
import { expect, test } from 'vitest'
import { BusPassengers } from '#bus/booking/bus-passengers.tsx'
import { BusTicketView } from '#bus/booking/bus-ticket-view.tsx'
import { TripStops } from '#bus/booking/trip-stops.tsx'
import { busEvents } from '#contract/bus-calendar.ts'
import { busBooking, busSession } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const booking = busBooking()

test('the ticket shows PNR, break, duration, company, both stations with city and country, times and days', () => {
  const { words } = render(<BusTicketView booking={booking} />)
  for (const part of [
    'BUS4XI',
    'Yıldız Turizm',
    'Molalı',
    '2+1',
    '8 sa 15 dk',
    'İZM',
    'İzmir TR Otogarı',
    'ANK',
    'Ankara TR AŞTİ',
    '22:30',
    '06:45',
    '3 Ara Per',
    '4 Ara Cum',
    '12, 13',
  ])
    expect(words).toContain(part)
})

test('a trip after midnight names the two days that it leaves between', () => {
  const departure = { ...booking.departure, time: '00:30' }
  const night = render(<BusTicketView booking={{ ...booking, departure }} />).words
  expect(night).toContain('2 Aralık Çarşamba gününü 3 Aralık Perşembe gününe bağlayan gece kalkar.')
  expect(render(<BusTicketView booking={booking} />).words).not.toContain('bağlayan gece')
})

test('an arrival that the company does not tell is a dash, for the time and for the day', () => {
  const arrival = { ...booking.arrival, time: null, date: null }
  const { words } = render(<BusTicketView booking={{ ...booking, arrival }} />)
  expect(words).toContain('Varış ANK - - Ankara TR AŞTİ')
})

test('a booking without a ticket promises no PNR', () => {
  const { words } = render(<BusTicketView booking={busBooking({ state: 'unpaid', pnr_code: null })} />)
  expect(words).toContain('PNR Henüz yok')
})

test('each passenger has the seat with its gender, documents or dashes, and a ticket number', () => {
  const { words } = render(<BusPassengers tickets={booking.tickets} />)
  expect(words).toContain(
    'Deniz Öztürk Koltuk 12 · Kadın T.C. kimlik no 17291716060 Uyruk Türkiye Pasaport no - Bilet no 6010000001',
  )
  expect(words).toContain('John Smith Koltuk 13 · Erkek')
  expect(words).toContain('T.C. kimlik no - Uyruk Almanya Pasaport no U12345678')
})

test('before anybody is named there are no passenger cards', () => {
  const unnamed = booking.tickets.map((ticket) => ({ ...ticket, passenger: null }))
  expect(render(<BusPassengers tickets={unnamed} />).words.trim()).toBe('')
})

test('stops on the way tell when and for how long', () => {
  expect(render(<TripStops stops={booking.stops} />).words).toContain('02:15 Afyonkarahisar Otogarı 30 dk mola')
  expect(render(<TripStops stops={[]} />).words.trim()).toBe('')
})

test('the calendar has the trip from its departure to its arrival in Istanbul’s time', () => {
  const [event] = busEvents(booking, 'https://ufuk.example/b')
  expect(event).toMatchObject({
    uid: `${busSession}-bus@ufuk`,
    title: 'Yıldız Turizm İzmir Otogarı → Ankara AŞTİ',
    location: 'İzmir Otogarı',
    startsAt: Date.parse('2026-12-03T19:30:00Z'),
    endsAt: Date.parse('2026-12-04T03:45:00Z'),
  })
})

test('where no arrival is told, the calendar goes by how long the trip takes', () => {
  const arrival = { ...booking.arrival, time: null, date: null }
  const [event] = busEvents({ ...booking, arrival }, '')
  expect(event?.endsAt).toBe(Date.parse('2026-12-03T19:30:00Z') + (8 * 60 + 15) * 60_000)
})
