// @vitest-environment node
import { expect, test } from 'vitest'
import { activityAlert, activityLine } from '#profile/products/activity-lists.ts'
import { busLine } from '#profile/products/bus-lists.ts'
import { flightAlert, flightLine } from '#profile/products/flight-lists.ts'
import { transferAlert, transferLine } from '#profile/products/transfer-lists.ts'
import { byStart } from '#i18n/istanbul-time.ts'
import { hasBegun } from '#profile/tickets/ticket-line.ts'
import { loader } from '#profile/tickets/tickets-route.tsx'
import { busBooking, busSession } from '#tests/support/bus-booking.ts'
import { flightBooking, sessionUnique } from '#tests/support/flight-booking.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const airport = (code: string, city: string) => ({ id: 1, code, name: city, city, country_code: 'TR' })
const flight = (unique_code: string, departure_date: string) => ({
  info: { unique_code, pnr_code: 'TI4XI9', state: 'ticketed' as const },
  departure_booking: {
    info: {
      departure_airport: airport('IST', 'İstanbul'),
      arrival_airport: airport('ESB', 'Ankara'),
      departure_date,
      departure_time: '07:30',
    },
  },
  return_booking: null,
  price: { total: 1234.5 },
})

async function open(query: string, answers: Answers, saved: unknown[] = []) {
  const memory = memoryStore()
  memory.kept.token = 'token'
  for (const booking of saved) await memory.store.saveTicket(sessionUnique, booking)
  return loader(routeArgs(`/profile/tickets/${query}`, answers, { store: memory.store }).args)
}

test('journeys to come stand before past ones, each nearest to today first', async () => {
  const results = ['2026-11-20', '2026-12-24', '2026-11-21', '2025-01-01'].map((date) => flight(date, date))
  const answers = { 'GET /api/user/flight/bookings/': () => Response.json({ results }) }
  const { coming, past, copy } = await open('', answers)
  expect([coming.map(({ date }) => date), past.map(({ date }) => date), copy]).toEqual([
    ['2026-11-21', '2026-12-24'],
    ['2026-11-20', '2025-01-01'],
    null,
  ])
})

test('without a network the kept tickets stand there with their age; other tabs say what is missing', async () => {
  const kept = await open('', {}, [flightBooking(), { not: 'a booking' }, flightBooking()])
  expect(kept).toMatchObject({
    copy: 'unreachable',
    coming: [{ to: `/flight/booking/detail/${sessionUnique}/`, title: ['ADB', 'LHR'], savedAt: expect.any(String) }],
  })
  expect(await open('?tab=bus', {}, [busBooking()])).toMatchObject({
    tab: 'bus',
    coming: [{ to: `/bus/booking/detail/${busSession}/`, pnr: 'BUS4XI', savedAt: expect.any(String) }],
  })
  expect(await open('?tab=transfer', {}, [flightBooking(), busBooking()])).toMatchObject({
    tab: 'transfer',
    copy: 'unreachable',
    coming: [],
    past: [],
  })
})

test('where the gateway fails, the kept tickets stand there and no connection is blamed', async () => {
  for (const status of [503, 429]) {
    const failing = { 'GET /api/user/flight/bookings/': () => Response.json({}, { status }) }
    expect(await open('', failing, [flightBooking()])).toMatchObject({
      copy: 'failed',
      coming: [{ title: ['ADB', 'LHR'] }],
    })
  }
})

test('an answer that is no answer is not taken for a missing network', async () => {
  const refused = { 'GET /api/user/flight/bookings/': () => Response.json({ detail: ['?'] }, { status: 403 }) }
  await expect(open('', refused, [flightBooking()])).rejects.toMatchObject({ init: { status: 403 } })
})

test('every product’s ticket leads to its own detail', () => {
  const bus = busLine({
    info: { unique_code: 'b', pnr_code: 'BUS1234', state: 'ticketed' },
    company: { name: 'Ufuk Turizm' },
    departure: { station: { name: 'Esenler' }, date: '2026-12-01', time: '22:00' },
    arrival: { station: { name: 'AŞTİ' } },
    price: { total: 900 },
  })
  const transfer = transferLine({
    info: {
      unique_code: 't',
      departure_datetime: '2026-12-01T10:30:00',
      pnr_code: 'ABC234',
      return_datetime: '2026-12-04 12:00',
      state: 'reserved',
    },
    departure_location: { name: 'İstanbul Havalimanı' },
    arrival_location: { name: 'Kadıköy' },
    price: { total: 1500 },
  })
  const activity = activityLine({
    info: { unique_code: 'a', pnr_code: 'AB12CD', state: 'ticketed' },
    activity: {
      name: 'Balon turu',
      image: '',
      category: { name: 'Tur' },
      location: { name: 'Göreme', city: { name: 'Nevşehir' } },
    },
    organization_date: { start_date: '2026-12-05', end_date: '2026-12-05', time: '05:00' },
    starts_at: null,
    ends_at: null,
    price: { total: 4200 },
  })
  expect([flightLine(flight('f', '2026-12-01')), bus, transfer, activity].map(({ to }) => to)).toEqual([
    '/flight/booking/detail/f/',
    '/bus/booking/detail/b/',
    '/transfer/booking/detail/t/',
    '/activity/booking/detail/a/',
  ])
  expect(transfer).toMatchObject({ roundTrip: true, state: 'reserved', pnr: 'ABC234' })
  expect(transfer.journeys.map(({ title, date, time }) => [title[0], date, time])).toEqual([
    ['İstanbul Havalimanı', '2026-12-01', '10:30'],
    ['Kadıköy', '2026-12-04', '12:00'],
  ])
  expect([transfer.date, transfer.time, activity.date]).toEqual(['2026-12-01', '10:30', '2026-12-05'])
  expect(byStart([activity, bus], '2026-12-03')).toEqual({ coming: [activity], past: [bus] })
})

test('an activity of another time zone comes until it is over on Istanbul’s clock', async () => {
  const booked = (unique_code: string, start: string, starts_at: string, ends_at: string) => ({
    info: { unique_code, pnr_code: 'AB12CD', state: 'reserved' as const },
    activity: { name: '', image: '', category: { name: '' }, location: { name: '', city: { name: '' } } },
    organization_date: { start_date: start.slice(0, 10), time: start.slice(11) },
    starts_at,
    ends_at,
  })
  const results = [
    // The first two journeys begin on one date in Istanbul's time zone and on another in that of their own place: on 21
    // November in Istanbul but 20 November in New York, and on 20 November in Istanbul but 21 November in Tokyo.
    booked('new-york', '2026-11-20 22:00', '2026-11-21T03:00:00Z', '2026-11-21T05:00:00Z'),
    booked('tokyo', '2026-11-21 02:00', '2026-11-20T17:00:00Z', '2026-11-20T19:00:00Z'),
    booked('three-days', '2026-11-19 08:00', '2026-11-19T05:00:00Z', '2026-11-21T15:00:00Z'),
  ]
  const answers = { 'GET /api/user/activity/bookings/': () => Response.json({ results }) }
  const { coming, past } = await open('?tab=activity', answers)
  const ids = (lines: typeof coming) => lines.map(({ to }) => to.split('/').at(-2))
  expect([ids(coming), ids(past)]).toEqual([['three-days', 'new-york'], ['tokyo']])
  expect(coming.map((line) => hasBegun(line, new Date('2026-11-21T02:00:00Z')))).toEqual([true, false])
})

test('every product’s alert leads to its own search gate', () => {
  const base = { active: true, option: 'a b', old_price: 1000, new_price: null }
  const watched = flightAlert({
    ...base,
    option_detail: {
      departure_airport: airport('IST', 'İstanbul'),
      arrival_airport: airport('ESB', 'Ankara'),
      departure_date: '2026-12-01',
      return_date: null,
    },
  })
  const ride = transferAlert({
    ...base,
    option_detail: {
      departure_location: { name: 'İstanbul Havalimanı' },
      arrival_location: { name: 'Kadıköy' },
      departure_date: '2026-12-01',
      departure_pickup_time: '10:30',
    },
  })
  const outing = activityAlert({
    ...base,
    option_detail: { activity: { name: 'Göreme' }, departure_date: '2026-12-01', departure_pickup_time: '06:15:00' },
  })
  expect(outing).toMatchObject({ title: ['Göreme'], date: '2026-12-01', time: '06:15' })
  expect([watched.gate, ride.gate, outing.gate]).toEqual([
    '/flight/search-gate/a%20b/',
    '/transfer/search-gate/a%20b/',
    '/activity/search-gate/a%20b/',
  ])
})
