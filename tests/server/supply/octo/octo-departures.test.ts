// @vitest-environment node
import { expect, test } from 'vitest'
import { departureOf, type OptionTime } from '#server/supply/octo/octo-departures.ts'
import type { OctoActivity } from '#server/supply/octo/octo-product.ts'
import { noon } from '#tests/server/support/noon.ts'

const activity = { id: 'boat', summary: { id: 'boat' } } as OctoActivity

/** An availability that nobody can buy and that states no number of places. */
const time = (status: string, forParty: boolean): OptionTime => ({
  option: {} as OptionTime['option'],
  availability: {
    id: 'one',
    localDateTimeStart: '2026-12-11T10:00:00+03:00',
    localDateTimeEnd: '2026-12-11T12:00:00+03:00',
    utcCutoffAt: null,
    allDay: false,
    available: false,
    status,
    vacancies: null,
    capacity: null,
    maxUnits: null,
    openingHours: [],
    unitPricing: [],
  },
  forParty,
})
const statusOf = (...times: [OptionTime, ...OptionTime[]]) => departureOf(activity, times, noon).status

test('an option that nobody can buy stays on sale only if the server was asked about a party for it', () => {
  expect(statusOf(time('AVAILABLE', true))).toBe('AVAILABLE')
  expect(statusOf(time('AVAILABLE', false))).toBe('SOLD_OUT')
  expect(statusOf(time('SOLD_OUT', true), time('AVAILABLE', false))).toBe('SOLD_OUT')
  expect(statusOf(time('LIMITED', true), time('AVAILABLE', false))).toBe('LIMITED')
})
