// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, localOf, plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { instantOfMinute, offsetAt } from '#server/runtime/zones.ts'

describe('zone offsets', () => {
  it.each([
    ['Europe/Istanbul', '2026-07-01T00:00Z', 180],
    ['Europe/London', '2027-03-28T00:59Z', 0],
    ['Europe/London', '2027-03-28T01:00Z', 60],
    ['Europe/Berlin', '2026-10-25T00:59Z', 120],
    ['Europe/Berlin', '2026-10-25T01:00Z', 60],
    ['America/New_York', '2027-03-14T06:59Z', -300],
    ['America/New_York', '2027-03-14T07:00Z', -240],
    ['Asia/Kolkata', '2026-12-01T00:00Z', 330],
    ['Asia/Kathmandu', '2026-12-01T00:00Z', 345],
    ['UTC', '2026-12-01T00:00Z', 0],
  ])('of %s at %s are %i minutes', (zone, instant, minutes) => {
    expect(offsetAt(zone, Date.parse(instant))).toBe(minutes)
  })

  it('agree with Intl over two years', () => {
    const zones = [
      'Europe/Istanbul',
      'Europe/London',
      'America/New_York',
      'Africa/Casablanca',
      'Australia/Sydney',
      'Africa/Cairo',
    ]
    const instants = fc.integer({ min: Date.UTC(2026, 10), max: Date.UTC(2028, 10) })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const { day, minute } = localOf(zone, instant)
        const text = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
          instant,
        )
        const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        expect(`${plainDate(day)} ${clock}`).toBe(text)
      }),
    )
  })

  it('turn a local time into its instant and back, away from clock changes', () => {
    const day = dayOf('2027-06-15') ?? 0
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Paris', 'America/Los_Angeles', 'Asia/Tokyo'),
        fc.integer({ min: 0, max: 1439 }),
        (zone, minute) => {
          expect(localOf(zone, instantOfMinute(zone, day, minute))).toEqual({ day, minute })
        },
      ),
    )
  })
})

describe('plain days', () => {
  it('are numbered and named', () => {
    expect(plainDate(dayOf('2028-02-29') ?? 0)).toBe('2028-02-29')
    expect(weekdayOfDay(dayOf('2026-11-23') ?? 0)).toBe(0)
    expect(weekdayOfDay(dayOf('2026-11-22') ?? 0)).toBe(6)
  })

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', '2026-12-01T00:00Z', '--', '20261201'])('refuse %j', (text) => {
    expect(dayOf(text)).toBeUndefined()
  })

  it('begin in Türkiye at 21:00 UTC', () => {
    expect(plainDate(todayInTurkey(new Date('2026-11-21T20:59:59Z')))).toBe('2026-11-21')
    expect(plainDate(todayInTurkey(new Date('2026-11-21T21:00:00Z')))).toBe('2026-11-22')
  })

  it.each([
    ['2026-11-21', '2027-10-21'],
    ['2026-03-31', '2027-02-28'],
    ['2027-03-31', '2028-02-29'],
    ['2026-01-15', '2026-12-15'],
  ])('on sale from %s end on %s', (today, last) => {
    expect(lastDayOnSale(today)).toBe(last)
  })
})
