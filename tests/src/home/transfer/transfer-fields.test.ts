// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transferAddress } from '#booking/transfer-link/transfer-address.ts'
import { readTransferPrefill } from '#booking/transfer-link/transfer-prefill.ts'
import { pickUpTimes } from '#contract/transfer-limits.ts'
import {
  emptyTransferFields,
  readTransferFields,
  returnsTooEarly,
  sameLocation,
  withPrefill,
} from '#home/transfer/transfer-fields.ts'
import { posted } from '#tests/support/canned-gateway.ts'

const today = '2026-11-21'
const empty = emptyTransferFields(today)
const read = (address: string) => readTransferPrefill(new URL(address, 'http://ufuk').searchParams)

test('a new form leaves tomorrow at ten, returns two days later, and is for one passenger without baggage', () => {
  expect(empty).toMatchObject({
    travelType: 'OW',
    dates: { departure: '2026-11-22', return: '2026-11-24' },
    times: { departure: '10:00', return: '10:00' },
    passengers: 1,
    baggage: 0,
  })
})

test('pick-up times are the half hours from ten to ten', () => {
  expect([pickUpTimes.length, pickUpTimes[0], pickUpTimes.at(-1)]).toEqual([25, '10:00', '22:00'])
})

test('what is posted is read, within 1 to 60 passengers and 0 to 25 pieces, and nothing invalid', () => {
  const form = { departure_location: '1', departure_keyword: 'İstanbul Havalimanı', travel_type: 'RT' }
  const given = readTransferFields(posted({ ...form, departure_pickup_time: '14:30', flight: 'tk 2124' }), today)
  expect(given).toMatchObject({
    departure: { id: '1' },
    travelType: 'RT',
    times: { departure: '14:30' },
    flight: 'TK2124',
  })
  fc.assert(
    fc.property(
      fc.record({
        passenger_count: fc.string(),
        baggage_count: fc.string(),
        departure_date: fc.string(),
        departure_pickup_time: fc.string(),
      }),
      (odd) => {
        const fields = readTransferFields(posted(odd), today)
        expect(fields.passengers >= 1 && fields.passengers <= 60).toBe(true)
        expect(fields.baggage >= 0 && fields.baggage <= 25).toBe(true)
        expect(fields.dates.departure).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(fields.times.departure).toMatch(/^\d\d:[03]0$/)
      },
    ),
  )
})

test('an address fills the form in, as other screens write it', () => {
  const address = transferAddress({
    from: 'IST',
    departure: '2026-12-01',
    time: '00:30',
    flight: 'TK2124',
    passengers: 3,
    baggage: undefined,
  })
  expect(address).toBe('/?tab=transfer&from=IST&departure=2026-12-01&time=00%3A30&flight=TK2124&passengers=3')
  expect(read(address)).toMatchObject({ from: 'IST', time: '00:30', flight: 'TK2124', passengers: 3 })
  expect(withPrefill(empty, read(address), today)).toMatchObject({
    travelType: 'OW',
    dates: { departure: '2026-12-01', return: '2026-12-03' },
    times: { departure: '00:30', return: '10:00' },
    passengers: 3,
    flight: 'TK2124',
  })
  expect(withPrefill(empty, read('/?return=2026-12-05'), today)).toMatchObject({
    travelType: 'RT',
    dates: { departure: '2026-11-22', return: '2026-12-05' },
  })
})

test('an address with an outbound date alone is of one way, also after a round trip', () => {
  const round = { ...empty, travelType: 'RT' as const }
  expect(withPrefill(round, read('/?departure=2026-12-01&time=00:30'), today)).toMatchObject({ travelType: 'OW' })
  expect(withPrefill(round, read('/?passengers=3'), today)).toMatchObject({ travelType: 'RT' })
})

test('what an address has of past days, odd times and endless parties does not get into the form', () => {
  const odd = read('/?departure=2020-01-01&time=10:15&passengers=99&baggage=-1&flight=<b>&return=soon')
  expect(withPrefill(empty, odd, today)).toEqual({
    ...empty,
    dates: { departure: today, return: '2026-11-24' },
    passengers: 60,
  })
})

test('a return before the outbound pick-up is too early, at the same time it is not', () => {
  const times = (departure: string, back: string) => ({
    ...empty,
    travelType: 'RT' as const,
    dates: { departure: '2026-12-01', return: '2026-12-01' },
    times: { departure, return: back },
  })
  expect(returnsTooEarly(times('12:00', '11:30'))).toBe(true)
  expect(returnsTooEarly(times('12:00', '12:00'))).toBe(false)
  expect(returnsTooEarly({ ...times('12:00', '11:30'), travelType: 'OW' })).toBe(false)
})

test('places are the same by their ids, or by what was typed', () => {
  const place = (id: string, text: string) => ({ id, text, name: text })
  expect(sameLocation(place('1', 'Taksim'), place('1', 'Taksim Meydanı'))).toBe(true)
  expect(sameLocation(place('1', 'Merkez'), place('2', 'Merkez'))).toBe(false)
  expect(sameLocation(place('', 'taksim'), place('', 'taksim'))).toBe(true)
})
