// @vitest-environment node
import { expect, test } from 'vitest'
import { firstUnknown, withReply } from '#booking/day-prices/use-day-prices.ts'

test('prices of another reply for the same search are added, and those of another search replace all', () => {
  const known = withReply(
    { asked: '', start: '', prices: {} },
    { asked: 'IST-ESB', start: '2027-01-30', prices: { '2027-01-30': 900, '2027-01-31': null } },
  )
  const more = withReply(known, {
    asked: 'IST-ESB',
    start: '2027-01-30',
    prices: { '2027-01-31': 950, '2027-02-01': 800 },
  })
  expect(more.prices).toEqual({ '2027-01-30': 900, '2027-01-31': 950, '2027-02-01': 800 })
  const other = { asked: 'IST-ADB', start: '2027-02-01', prices: { '2027-02-01': 700 } }
  expect(withReply(more, other)).toEqual(other)
})

test('the days in view that were not asked for are asked for, and none of them twice', () => {
  const known = { '2027-01-30': 900, '2027-01-31': null, '2027-02-01': undefined }
  expect(firstUnknown({}, '2027-01-30', '2027-01', '2027-12-06')).toBe('2027-01-30')
  expect(firstUnknown(known, '2027-01-30', '2027-02', '2027-12-06')).toBe('2027-02-02')
  expect(firstUnknown(known, '2027-01-30', '2027-01', '2027-12-06')).toBeNull()
  expect(firstUnknown(known, '2027-01-30', '2027-02', '2027-02-01')).toBeNull()
})
