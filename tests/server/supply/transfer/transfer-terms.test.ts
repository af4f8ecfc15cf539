// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { allPlaces } from '#server/supply/transfer/transfer-places.ts'
import { meetingPoint } from '#server/supply/transfer/transfer-terms.ts'
import type { TransferOffer } from '#server/supply/transfer/transfer-supply.ts'
import { anyQuery, at, day, now, search, transfers } from './transfer-support.ts'

function own(way: string, more = {}): TransferOffer {
  const offer = search(way, more).find(({ typeCode }) => typeCode === 2)
  if (!offer) throw new Error(`No private ride ${way}`)
  return offer
}

describe('terms', () => {
  test('are an hour of waiting after landing, a quarter elsewhere, and none of a shuttle', () => {
    fc.assert(
      fc.property(anyQuery, (asked) => {
        for (const { rides, terms, typeCode } of transfers.search(asked, now)) {
          expect(terms.rides).toHaveLength(rides.length)
          for (const [index, { freeWaiting, waitingFrom, followsFlight }] of terms.rides.entries()) {
            const landing = rides[index]?.from.kind === 'airport' && typeCode === 2
            expect(freeWaiting).toBe(typeCode === 1 ? 0 : landing ? 60 : 15)
            expect(waitingFrom).toBe(landing ? 'landing' : 'pickUp')
            expect(followsFlight).toBe(landing)
          }
        }
      }),
    )
  })

  test('let cancel for nothing until 24 hours before the first pick-up, then for a part, and not after it', () => {
    fc.assert(
      fc.property(anyQuery, (asked) => {
        for (const { rides, terms } of transfers.search(asked, now)) {
          const pickUpAt = rides[0]?.pickUpAt ?? 0
          expect(terms.cancellation.freeUntil).toBe(pickUpAt - 24 * hourMilliseconds)
          expect(terms.cancellation.closesAt).toBe(pickUpAt)
          expect(terms.cancellation.feePercent).toBeGreaterThan(0)
          expect(terms.cancellation.feePercent).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('have right instants over midnight', () => {
    const early = own('AYT > Belek', { pickUp: at('2027-01-01', '00:30') })
    expect(early.rides[0]?.pickUpAt).toBe(Date.parse('2026-12-31T21:30:00Z'))
    expect(early.terms.cancellation.freeUntil).toBe(Date.parse('2026-12-30T21:30:00Z'))
    expect(early.stock[0]?.day).toBe('2027-01-01')
    const late = own('AYT > Alanya', { pickUp: at(day, '23:30') })
    const [ride] = late.rides
    expect(ride?.pickUpAt).toBe(Date.parse('2026-12-11T20:30:00Z'))
    expect((ride?.arrivesAt ?? 0) - (ride?.pickUpAt ?? 0)).toBe((ride?.minutes ?? 0) * 60_000)
    expect(new Date(ride?.arrivesAt ?? 0).toISOString().slice(0, 10)).toBe('2026-12-11')
    expect(ride?.arrivesAt).toBeGreaterThan(Date.parse('2026-12-11T21:00:00Z'))
  })

  test('say in both languages where driver and party meet, at airports by their halls', () => {
    for (const place of allPlaces())
      for (const shared of [true, false]) {
        const { tr, en } = meetingPoint(place, shared)
        expect(tr).not.toBe(en)
        expect(tr.endsWith('.') && en.endsWith('.')).toBe(true)
      }
    const meetingAt = (code: string) =>
      own(`${code} > ${code === 'AYT' ? 'Belek' : 'Taksim'}`).terms.rides[0]?.meetingPoint
    expect(meetingAt('AYT')?.tr).toContain('terminalin')
    expect(meetingAt('IST')?.en).toContain('the international exit')
    expect(meetingAt('IST')?.en).toContain('the leader of your group')
  })

  test('say what the price covers and whom to call', () => {
    const { terms } = own('AYT > Belek')
    expect(terms.covers.map(({ en }) => en)).toContain('VAT')
    expect(terms.covers.map(({ en }) => en)).toContain('Bridge and motorway tolls')
    expect(terms.phone).toMatch(/^\+90 508 /)
  })
})

describe('drivers', () => {
  const both = own('AYT > Belek', {
    passengers: 58,
    baggage: 20,
    pickUp: at('2027-03-02', '12:00'),
    return: at('2027-03-09', '10:00'),
  })
  const pickUpAt = both.rides[0]?.pickUpAt ?? 0
  const drivers = (ride: number, instant: number, reservation = 'r') =>
    transfers.drivers({ offer: both.key, reservation, ride }, new Date(instant))

  test('are known from 24 hours before the pick-up of each ride, one for each vehicle', () => {
    expect(drivers(0, pickUpAt - 24 * hourMilliseconds - 1)).toBeNull()
    const known = drivers(0, pickUpAt - 24 * hourMilliseconds) ?? []
    expect(known).toHaveLength(both.count)
    expect(both.count).toBeGreaterThan(1)
    expect(drivers(1, pickUpAt)).toBeNull()
    expect(drivers(2, pickUpAt)).toBeUndefined()
    expect(transfers.drivers({ offer: 'x', reservation: 'r', ride: 0 }, now)).toBeUndefined()
    expect(new Set(known.map(({ plate }) => plate)).size).toBe(both.count)
  })

  test('are the same whenever they are asked for, others for another reservation', () => {
    expect(drivers(0, pickUpAt)).toEqual(drivers(0, pickUpAt - hourMilliseconds))
    expect(drivers(0, pickUpAt, 'other')).not.toEqual(drivers(0, pickUpAt))
  })

  test('have numbers and plates that nobody has', () => {
    fc.assert(
      fc.property(fc.string(), (reservation) => {
        for (const { name, phone, plate } of drivers(0, pickUpAt, reservation) ?? []) {
          expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)
          expect(phone).toMatch(/^\+90 508 \d{3} \d{2} \d{2}$/)
          expect(plate).toMatch(/^07 [A-Z][QWX] \d{3}$/)
        }
      }),
    )
  })
})
