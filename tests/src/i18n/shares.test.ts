// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, lira } from '#i18n/money.ts'
import { restOf, sharesOf } from '#i18n/shares.ts'

const euro = { code: 'EUR', icon: '€', name: 'Euro', value: 47.62 }
/** Returns an amount rounded to cents, as it is displayed. */
const shown = (amount: number, currency = euro) => Number(formatMoney(amount, currency).replaceAll(/[^\d-]/g, ''))
const sumOf = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0)

test('lines that were each rounded by themselves come to their total', () => {
  const lines = [287.77, 63.07, 32.96]
  const total = 383.8
  const dollar = { code: 'USD', icon: '$', name: 'Dolar', value: 10 }
  // For comparison: if each amount is rounded by itself, the amounts do not add up to the total.
  expect(sumOf(lines.map((line) => shown(line, dollar)))).not.toBe(shown(total, dollar))
  expect(sharesOf(lines, total, dollar).map((line) => formatMoney(line, dollar))).toEqual([
    '28,78\u00A0$',
    '6,31\u00A0$',
    '3,29\u00A0$',
  ])
  expect(formatMoney(total, dollar)).toBe('38,38\u00A0$')
})

const kurus = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100)
const currencies = fc.oneof(
  fc.constant(lira),
  fc.integer({ min: 1, max: 100_000 }).map((rate) => ({ ...euro, value: rate / 1000 })),
)

test('whatever the prices, the discount and the rate, the lines come to the total and none is off by a cent', () => {
  fc.assert(
    fc.property(
      fc.array(kurus, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      currencies,
      (lines, share, currency) => {
        const gross = Math.round(sumOf(lines) * 100)
        const discount = Math.round(gross * share)
        const amounts = [...lines, -discount / 100]
        const total = (gross - discount) / 100
        const shares = sharesOf(amounts, total, currency)
        expect(sumOf(shares.map((amount) => shown(amount, currency)))).toBe(shown(total, currency))
        for (const [index, amount] of shares.entries()) {
          const exact = ((amounts[index] ?? 0) / currency.value) * 100
          expect(Math.abs(shown(amount, currency) - exact)).toBeLessThan(1 + 1e-6)
        }
      },
    ),
  )
})

test('lira are shown as they are', () => {
  fc.assert(
    fc.property(fc.array(kurus, { minLength: 1, maxLength: 6 }), (lines) => {
      const total = Math.round(sumOf(lines) * 100) / 100
      expect(sharesOf(lines, total, lira).map((line) => shown(line, lira))).toEqual(
        lines.map((line) => shown(line, lira)),
      )
    }),
  )
})

test('lines that are no parts of the total are left alone', () => {
  expect(sharesOf([10, 20], 40, euro)).toEqual([10, 20])
})

test('what is left of a total comes to it together with the part', () => {
  fc.assert(
    fc.property(kurus, kurus, currencies, (part, rest, currency) => {
      const total = Math.round((part + rest) * 100) / 100
      const left = restOf(total, part, currency)
      expect(shown(part, currency) + shown(left, currency)).toBe(shown(total, currency))
      expect(Math.abs(shown(left, currency) - shown(rest, currency))).toBeLessThanOrEqual(1)
    }),
  )
})
