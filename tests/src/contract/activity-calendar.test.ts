// @vitest-environment node
import { expect, test } from 'vitest'
import { activityEvents } from '#contract/activity-calendar.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'

const place = { name: 'Selçuk', city: { name: 'İzmir', country: { name: 'Türkiye' } } }
const booking = (changes: object) =>
  ActivityBooking.parse({
    session_unique: 'A'.repeat(22),
    activity: { id: 'efes', name: 'Efes', image: '/a.webp', location: { id: 'selcuk', ...place } },
    info: { pnr_code: 'ABC123', state: 'ticketed' },
    organization_date: { id: '1', start_date: '2026-12-11', end_date: '2026-12-11', time: '08:45', end_time: '16:45' },
    price: { total: 900 },
    departure_zones: [{ id: 'z', directions: '', name: 'Meydan', address: 'Atatürk Cad.', time: '08:30' }],
    ...changes,
  })
const pickedUp = { package: { id: 'group', name: 'Grup', pick_up: true } }

test('sends those who come by themselves to the meeting point', () => {
  const [event] = activityEvents(booking({}), 'https://a.test/')
  expect(event).toMatchObject({ location: 'Meydan, Atatürk Cad.' })
  expect(event?.description).toContain('08:30, Meydan')
})

test('sends those who are picked up to the pick-up, or nowhere else before it is known', () => {
  const [unknown] = activityEvents(booking(pickedUp), 'https://a.test/')
  expect(unknown).toMatchObject({ location: 'Selçuk' })
  expect(unknown?.description).not.toContain('Meydan')
  const operation = {
    pickup_address: 'Otelinizin girişi',
    pickup_date: '2026-12-11 08:10',
    vehicle: { vehicle: { display_name: 'Minibüs' } },
  }
  const [known] = activityEvents(booking({ ...pickedUp, operation }), 'https://a.test/')
  expect(known).toMatchObject({ location: 'Otelinizin girişi' })
  expect(known?.description).toContain('08:10, Otelinizin girişi')
  expect(known?.description).not.toContain('Meydan')
})

test('ends an hour after the start where no end is known, and on the last day of several', () => {
  const hours = (date: object) => {
    const organization_date = { id: '1', start_date: '2026-12-11', end_date: '2026-12-11', time: '08:45', ...date }
    const [event] = activityEvents(booking({ organization_date }), 'https://a.test/')
    return event && (event.endsAt - event.startsAt) / 3_600_000
  }
  expect(hours({ end_time: '16:45' })).toBe(8)
  expect(hours({})).toBe(1)
  expect(hours({ end_date: '2026-12-13' })).toBe(48)
})
