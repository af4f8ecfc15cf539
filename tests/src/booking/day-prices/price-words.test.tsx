// @vitest-environment node
import { expect, test } from 'vitest'
import type { Prices } from '#booking/day-prices/use-day-prices.ts'
import { type PriceWords, usePriceWords } from '#booking/day-prices/use-price-words.ts'
import { render } from '#tests/support/render-part.tsx'

function wordsOf(prices: Prices, days: readonly string[]): (PriceWords | undefined)[] {
  let said: (PriceWords | undefined)[] = []
  function Days() {
    const words = usePriceWords(prices, days)
    said = days.map(words)
    return null
  }
  render(<Days />)
  return said
}

const [first, second, third, fourth] = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] as const

test('a day says its price in whole units, and whether it is the cheapest', () => {
  expect(wordsOf({ [first]: 1245.4, [second]: 980, [third]: null }, [first, second, third, fourth])).toEqual([
    { text: '1.245\u00A0₺', short: '1.245\u00A0₺', amount: '1.245', words: '1.245\u00A0₺', best: false },
    { text: '980\u00A0₺', short: '980\u00A0₺', amount: '980', words: '980\u00A0₺, en ucuz', best: true },
    { text: '–', short: '–', amount: '–', words: 'bilet yok', best: false },
    undefined,
  ])
})

test('a price of six digits is short in the calendar, and in full for screen readers', () => {
  const price = { [first]: 99_999.4, [second]: 99_999.5, [third]: 123_456, [fourth]: 1_234_567 }
  const said = wordsOf(price, [first, second, third, fourth])
  expect(said.map((day) => day?.amount)).toEqual(['99.999', '100 bin', '123 bin', '1.235 bin'])
  expect(said[2]).toMatchObject({ text: '123.456\u00A0₺', short: '123 bin\u00A0₺', words: '123.456\u00A0₺' })
})

test('none is the cheapest where all cost the same, and all of the lowest are where others are dearer', () => {
  const best = (prices: Prices) => wordsOf(prices, [first, second, third]).map((said) => said?.best)
  expect(best({ [first]: 980, [second]: 980, [third]: null })).toEqual([false, false, false])
  expect(best({ [first]: 980, [second]: 990, [third]: 980 })).toEqual([true, false, true])
})

test('days that are not asked for do not count', () => {
  const [said] = wordsOf({ [first]: 980, [second]: 100 }, [first])
  expect(said?.best).toBe(false)
})
