// @vitest-environment node
import { expect, test } from 'vitest'
import { loadNextJourney, nextJourney } from '#profile/tickets/next-journey.ts'
import { activityLine } from '#profile/products/activity-lists.ts'
import { busLine } from '#profile/products/bus-lists.ts'
import { flightLine } from '#profile/products/flight-lists.ts'
import { transferLine } from '#profile/products/transfer-lists.ts'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'
import { busBooking, busSession } from '#tests/support/bus-booking.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const place = (code: string) => ({ code, name: code, city: code })
const way = (from: string, to: string, departure_date: string, departure_time: string) => ({
  info: { departure_airport: place(from), arrival_airport: place(to), departure_date, departure_time },
})
const flight = (unique_code: string, date: string, time: string, back: string | null = null) => ({
  info: { unique_code, pnr_code: 'TI4XI9', state: 'ticketed' as const },
  departure_booking: way('IST', 'ESB', date, time),
  return_booking: back === null ? null : way('ESB', 'IST', back, '18:00'),
  price: { total: 1 },
})
const bus = (unique_code: string, date: string, time: string, state: 'ticketed' | 'cancelled' = 'ticketed') => ({
  info: { unique_code, pnr_code: 'BUS4XI', state },
  company: { name: 'Anadolu' },
  departure: { station: { name: 'Esenler' }, date, time },
  arrival: { station: { name: 'AŞTİ' } },
  price: { total: 1 },
})
/** The instant 11:00 in Istanbul. */
const now = new Date('2026-11-21T08:00:00Z')
const next = (...lines: TicketLine[]) => nextJourney(lines, now)

test('the first that has not left comes next, whatever product it is of', () => {
  const flown = flightLine(flight('a', '2026-11-21', '10:59'))
  const bussed = busLine(bus('b', '2026-11-21', '11:30'))
  const later = transferLine({
    info: {
      unique_code: 'c',
      departure_datetime: '2026-11-22 09:00',
      pnr_code: 'ABC234',
      return_datetime: null,
      state: 'reserved',
    },
    departure_location: { name: 'SAW' },
    arrival_location: { name: 'Kadıköy' },
    price: { total: 1 },
  })
  expect(next(later, flown, bussed)).toEqual({
    to: '/bus/booking/detail/b/',
    title: ['Esenler', 'AŞTİ'],
    date: '2026-11-21',
    time: '11:30',
  })
  expect(next(later, flown)).toMatchObject({ to: '/transfer/booking/detail/c/' })
})

test('a return comes next once its outbound has left', () => {
  expect(next(flightLine(flight('a', '2026-11-20', '09:00', '2026-11-24')))).toMatchObject({
    to: '/flight/booking/detail/a/',
    title: ['ESB', 'IST'],
    date: '2026-11-24',
  })
})

test('who is on the way still has today’s, and nobody has what was cancelled or is over', () => {
  expect(next(flightLine(flight('a', '2026-11-21', '07:00')))).toMatchObject({ time: '07:00' })
  expect(
    next(busLine(bus('b', '2026-11-23', '07:00', 'cancelled')), flightLine(flight('a', '2026-11-20', '07:00'))),
  ).toBe(null)
})

const activity = (unique_code: string, start: string, starts_at: string, ends_at: string) => {
  const [start_date = '', time = ''] = start.split(' ')
  return activityLine({
    info: { unique_code, pnr_code: 'ACT4XI', state: 'ticketed' },
    activity: {
      name: unique_code,
      image: '',
      category: { name: '' },
      location: { name: '', city: { name: '' } },
    },
    organization_date: { start_date, end_date: start_date, time },
    starts_at,
    ends_at,
    price: null,
  })
}

test('an activity of another time zone is compared by its instant, and shown in its local time', () => {
  const inAnHour = activity('new-york', '2026-11-21 04:00', '2026-11-21T09:00:00Z', '2026-11-21T11:00:00Z')
  const over = activity('tokyo', '2026-11-21 15:00', '2026-11-21T06:00:00Z', '2026-11-21T07:30:00Z')
  const later = busLine(bus('b', '2026-11-21', '12:30'))
  expect(next(later, over, inAnHour)).toMatchObject({ title: ['new-york'], date: '2026-11-21', time: '04:00' })
  expect(next(over)).toBeNull()
})

test('an activity of several days is next until it ends', () => {
  const running = activity('tour', '2026-11-20 08:00', '2026-11-20T05:00:00Z', '2026-11-22T15:00:00Z')
  expect(next(running)).toMatchObject({ title: ['tour'] })
})

test('an activity whose end is not told, or is its start, stays for its day', () => {
  const began = '2026-11-21T07:00:00Z'
  expect(next(activity('museum', '2026-11-21 10:00', began, began))).toMatchObject({ title: ['museum'] })
  const yesterday = '2026-11-20T07:00:00Z'
  expect(next(activity('museum', '2026-11-20 10:00', yesterday, yesterday))).toBeNull()
})

async function load(token: string | null, answers: Answers) {
  const memory = memoryStore()
  memory.kept.token = token
  await memory.store.saveTicket(busSession, busBooking())
  const { args, calls } = routeArgs('/next-journey/', answers, { store: memory.store })
  return { journey: await loadNextJourney(args), calls }
}
const list = (results: unknown[]) => () => Response.json({ results })

test('who is signed in has the account’s, of all products, not the device’s', async () => {
  const { journey, calls } = await load('token', {
    'GET /api/user/flight/bookings/': list([flight('a', '2027-01-02', '09:00')]),
    'GET /api/user/bus/bookings/': list([bus('b', '2027-01-01', '09:00')]),
    'GET /api/user/transfer/bookings/': list([]),
    'GET /api/user/activity/bookings/': () => new Response('', { status: 500 }),
  })
  expect(journey).toMatchObject({ to: '/bus/booking/detail/b/' })
  expect(calls).toHaveLength(4)
})

test('a guest has the device’s, and so has an account that can’t be reached', async () => {
  const kept = { to: `/bus/booking/detail/${busSession}/` }
  const guest = await load(null, {})
  expect([guest.journey, guest.calls]).toMatchObject([kept, []])
  expect((await load('token', {})).journey).toMatchObject(kept)
})
