// @vitest-environment node
import { expect, test } from 'vitest'
import { returnDateFailure } from '#contract/rule-schemas.ts'
import { rule } from '#contract/rules.ts'

const onSale = { today: '2026-12-01', lastDay: '2027-12-01' }

test.each([
  ['2026-12-10', '2026-12-10', undefined],
  ['2026-12-10', '2027-12-01', undefined],
  ['2026-12-10', '2026-12-09', rule.fromDay('2026-12-10')],
  ['2026-12-10', '2027-12-02', rule.untilDay('2027-12-01')],
  ['2026-12-10', null, rule.required],
  // These departures can't be chosen, so they are not named as the earliest return.
  ['2026-11-20', '2026-11-10', rule.date],
  ['2028-01-05', '2027-11-10', rule.date],
  ['2026-13-01', '2026-12-09', rule.date],
])('a departure on %s and a return on %s: %s', (departure_date, return_date, failure) => {
  expect(returnDateFailure({ departure_date, return_date }, onSale)).toBe(failure)
})
