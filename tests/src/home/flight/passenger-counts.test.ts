// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passengerLimits } from '#contract/flight-limits.ts'
import {
  carers,
  countNames,
  onePassenger,
  type PassengerCounts,
  readCounts,
  seated,
  totalPassengers,
} from '#home/flight/passenger-counts.ts'
import { countBounds, withCount } from '#home/flight/passenger-rules.ts'

/** Whether a flight can be searched for these passenger counts. */
function areValidCounts(counts: PassengerCounts): boolean {
  const whole = countNames.every((name) => Number.isInteger(counts[name]) && counts[name] >= 0)
  const { maxSeated } = passengerLimits
  return whole && carers(counts) >= 1 && seated(counts) <= maxSeated && counts.infant_count <= carers(counts)
}

const anyName = fc.constantFrom(...countNames)
const steps = fc.array(fc.tuple(anyName, fc.integer({ min: -3, max: 12 })), { maxLength: 40 })

/** Passenger counts that a traveller can reach by any steps from one adult. */
const reachable = steps.map((taken) =>
  taken.reduce((counts, [name, value]) => withCount(counts, name, value), onePassenger),
)

test('whatever a traveller does with the steppers, the search accepts the counts', () => {
  fc.assert(
    fc.property(reachable, (counts) => {
      expect(areValidCounts(counts)).toBe(true)
    }),
  )
})

test('the bounds are exactly as far as a count can go', () => {
  fc.assert(
    fc.property(reachable, anyName, (counts, name) => {
      const { min, max } = countBounds(counts, name)
      expect(withCount(counts, name, min)[name]).toBe(min)
      expect(withCount(counts, name, max)[name]).toBe(max)
      expect(withCount(counts, name, max + 1)[name]).toBe(max)
      expect(withCount(counts, name, min - 1)[name]).toBe(min)
      expect(areValidCounts({ ...counts, [name]: max + 1 })).toBe(false)
    }),
  )
})

test('a count changes no other, but for infants who lose their carer', () => {
  fc.assert(
    fc.property(reachable, anyName, fc.integer({ min: 0, max: 9 }), (counts, name, value) => {
      const changed = withCount(counts, name, value)
      for (const other of countNames) {
        if (other !== name && other !== 'infant_count') expect(changed[other]).toBe(counts[other])
      }
      expect(changed.infant_count).toBeLessThanOrEqual(changed.adult_count + changed.senior_count)
    }),
  )
})

test('two adults with two infants become one adult with one infant', () => {
  const family: PassengerCounts = { adult_count: 2, child_count: 0, senior_count: 0, infant_count: 2 }
  expect(withCount(family, 'adult_count', 1)).toEqual({ ...family, adult_count: 1, infant_count: 1 })
})

test('seven may sit, infants come on top', () => {
  const full: PassengerCounts = { adult_count: 7, child_count: 0, senior_count: 0, infant_count: 7 }
  expect(areValidCounts(full)).toBe(true)
  expect(totalPassengers(full)).toBe(14)
  expect(countBounds(full, 'child_count').max).toBe(0)
})

test('the last adult stays unless a senior flies along', () => {
  expect(withCount(onePassenger, 'adult_count', 0)).toEqual(onePassenger)
  const withSenior = withCount(onePassenger, 'senior_count', 1)
  expect(withCount(withSenior, 'adult_count', 0)).toMatchObject({ adult_count: 0, senior_count: 1 })
})

test('posted counts are read as they are, for the rules to refuse; what is no number counts as in an empty form', () => {
  const form = new FormData()
  form.set('adult_count', '0')
  form.set('infant_count', '2')
  form.set('child_count', 'many')
  expect(readCounts(form)).toEqual({ adult_count: 0, child_count: 0, senior_count: 0, infant_count: 2 })
})
