// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from '#contract/calendar-date.ts'
import {
  ageOn,
  isCardExpiry,
  isCardNumber,
  isNationalId,
  hasUsualCheckDigits,
  isPhone,
  isTaxNumber,
  normalizePhone,
} from '#contract/rules.ts'

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

test('a national ID has 11 digits and the right last one', () => {
  expect(isNationalId('17291716060')).toBe(true)
  expect(isNationalId('10000000146')).toBe(true)
  expect(isNationalId('10000000145')).toBe(false)
  expect(isNationalId('1729171606')).toBe(false)
  expect(isNationalId('1729171606a')).toBe(false)
})

test('of all last digits exactly one makes a national ID', () => {
  fc.assert(
    fc.property(digits(10), (ten) => {
      const valid = Array.from({ length: 10 }, (_, last) => isNationalId([...ten, last].join('')))
      expect(valid.filter(Boolean)).toHaveLength(1)
    }),
  )
})

test('the checks that only warn add to the ones that refuse', () => {
  expect(hasUsualCheckDigits('17291716060')).toBe(true)
  expect(hasUsualCheckDigits('00000000000')).toBe(false)
  fc.assert(fc.property(digits(11), (all) => !hasUsualCheckDigits(all.join('')) || isNationalId(all.join(''))))
})

test('a tax number has its check digit', () => {
  expect(isTaxNumber('4540536920')).toBe(true)
  expect(isTaxNumber('4540536921')).toBe(false)
})

test('a card number is four groups of four with a valid Luhn sum', () => {
  expect(isCardNumber('4111 1111 1111 1111')).toBe(true)
  expect(isCardNumber('4111111111111111')).toBe(true)
  expect(isCardNumber(' 4111 - 1111  1111-1111')).toBe(true)
  expect(isCardNumber('4111 1111 1111 1112')).toBe(false)
  expect(isCardNumber('4111 1111 1111 111')).toBe(false)
  expect(isCardNumber('0000 0000 0000 0000')).toBe(false)
})

test('one wrong digit always breaks a card number', () => {
  fc.assert(
    fc.property(
      digits(15),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 1, max: 9 }),
      (fifteen, place, shift) => {
        const whole = Array.from({ length: 10 }, (_, last) => [...fifteen, last].join('')).find(isCardNumber)
        fc.pre(whole !== undefined)
        const broken = [...(whole ?? '')]
        broken[place] = String((Number(broken[place]) + shift) % 10)
        expect(isCardNumber(broken.join(''))).toBe(false)
      },
    ),
  )
})

test('a card is good to the end of its month', () => {
  expect(isCardExpiry('11/26', '2026-11-30')).toBe(true)
  expect(isCardExpiry('10/26', '2026-11-01')).toBe(false)
  expect(isCardExpiry('12/2030', '2026-11-01')).toBe(true)
  expect(isCardExpiry('13/30', '2026-11-01')).toBe(false)
  expect(isCardExpiry('1/30', '2026-11-01')).toBe(false)
})

test('a Turkish phone has exactly ten digits after its prefix', () => {
  expect(isPhone('5321234567', '90')).toBe(true)
  expect(isPhone('+90 532 123 45 67', '90')).toBe(true)
  expect(isPhone('0532 123 45 67', '90')).toBe(true)
  expect(isPhone('532123456', '90')).toBe(false)
  expect(isPhone('532123456a', '90')).toBe(false)
  expect(isPhone('15123456789', '49')).toBe(true)
  expect(normalizePhone('+49 170 1234567', '49')).toBe('1701234567')
  expect(normalizePhone('0049 170 1234567', '49')).toBe('1701234567')
  expect(normalizePhone('0 (532) 123-45-67', '90')).toBe('5321234567')
})

test('a plain date is a day of the calendar', () => {
  expect(isPlainDate('2028-02-29')).toBe(true)
  expect(isPlainDate('2026-02-29')).toBe(false)
  expect(isPlainDate('2026-13-01')).toBe(false)
  expect(isPlainDate('26-01-01')).toBe(false)
})

test('age counts whole years, on the birthday itself too', () => {
  expect(ageOn('2008-12-01', '2026-12-01')).toBe(18)
  expect(ageOn('2008-12-02', '2026-12-01')).toBe(17)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})
