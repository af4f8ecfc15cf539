import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn } from '#contract/rules.ts'
import { birthDateBounds } from '#booking/payment/age-limits.ts'
import { addDays } from '#contract/calendar-date.ts'

test('the lists of a birth date hold every day that the ages allow', () => {
  const age = fc.integer({ min: 0, max: 100 })
  const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-11-21', days))
  fc.assert(
    fc.property(age, age, day, fc.integer({ min: 0, max: 45_000 }), (a, b, departure, daysBack) => {
      const type = { age_from: Math.min(a, b), age_to: Math.max(a, b) }
      const birth = addDays('2026-11-21', -daysBack)
      const years = ageOn(birth, departure)
      if (years < type.age_from || years > type.age_to) return
      const { min, max } = birthDateBounds(type, departure, '2026-11-21')
      expect(birth >= min && birth <= max).toBe(true)
    }),
  )
})

test('no birth date after today is offered', () => {
  expect(birthDateBounds({ age_from: 0, age_to: 1 }, '2026-12-11', '2026-11-21').max).toBe('2026-11-21')
})
