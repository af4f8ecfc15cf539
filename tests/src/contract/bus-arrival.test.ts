import { expect, test } from 'vitest'
import { busArrival } from '#contract/bus-arrival.ts'

const departure = { date: '2026-12-31', time: '21:40' }
const unknown = { date: null, time: null }

test.each([
  ['09:25', { date: '2027-01-01', time: '07:05', estimated: true }],
  ['02:19', { date: '2026-12-31', time: '23:59', estimated: true }],
  ['26:20', { date: '2027-01-02', time: '00:00', estimated: true }],
  ['', null],
])('an arrival that no company told is estimated from a duration of %s', (duration, arrival) => {
  expect(busArrival({ departure, arrival: unknown, information: { duration } })).toEqual(arrival)
})

test('an arrival that the company told is no estimate, whatever the duration', () => {
  const arrival = { date: '2027-01-01', time: '06:00' }
  expect(busArrival({ departure, arrival, information: { duration: '09:25' } })).toEqual({
    ...arrival,
    estimated: false,
  })
})
