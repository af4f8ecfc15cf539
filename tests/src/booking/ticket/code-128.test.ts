// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128 } from '#booking/ticket/code-128.ts'
import { drawBars } from '#booking/ticket/draw-code.ts'

const symbolsOf = (text: string) => {
  const widths = code128(text) ?? []
  const all = widths.slice(0, -7)
  return Array.from({ length: all.length / 6 }, (_, symbol) => all.slice(symbol * 6, symbol * 6 + 6).join(''))
}
const printable = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place))

test('every symbol is eleven modules wide, its bars an even number, and none is like another', () => {
  const seen = new Set<string>()
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
  for (const text of [printable.join(''), ...pairs])
    for (const symbol of symbolsOf(text)) {
      seen.add(symbol)
      const widths = Array.from(symbol, Number)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11)
      expect(widths.filter((_, place) => place % 2 === 0).reduce((sum, width) => sum + width, 0) % 2).toBe(0)
    }
  // The codes must contain the symbols of all 100 digit pairs and both start symbols.
  expect(seen.size).toBeGreaterThanOrEqual(102)
})

test('a text has its start, its letters, the check symbol and the stop', () => {
  // Check symbol in set B of Code 128, where the start is 104, 'H' is 40 and 'I' is 41: (104 + 40 + 2 × 41) % 103 = 20.
  expect(code128('HI')?.join('')).toBe('2112142311132313112212312331112')
  // Check symbol in set C of Code 128, where the start is 105 and the value of a digit pair is its number: (105 + 12 +
  // 2 × 34) % 103 = 82.
  expect(code128('1234')?.join('')).toBe('2112321122321311231212412331112')
})

/**
 * Values of the symbols of Code 128, by the widths of their bars and gaps. To find the widths, each printable character
 * is encoded with a '~' after it (set B, values 0 to 94), and each pair of digits by itself (set C, values 0 to 99).
 */
const numbered = new Map([
  ...printable.flatMap((letter, place) => {
    const [, symbol] = symbolsOf(`${letter}~`)
    return symbol ? [[symbol, place] as const] : []
  }),
  ...Array.from({ length: 100 }, (_, pair) => [symbolsOf(String(pair).padStart(2, '0'))[1] ?? '', pair] as const),
])
const [startB, startC, toB, toC] = ['211214', '211232', '114131', '113141']

/** Decodes the symbols of a barcode as a scanner does, and returns the text. */
function readAgain(text: string): string {
  const [start, ...rest] = symbolsOf(text)
  let pairs = start === startC
  expect([startB, startC]).toContain(start)
  // The last symbol of a barcode is its check symbol.
  return rest.slice(0, -1).reduce((read, symbol) => {
    if (symbol === toB || symbol === toC) {
      const wasInPairs = pairs
      pairs = symbol === toC
      // In set B of Code 128, the symbol with value 99 changes to set C; in set C, the same symbol means the digits 99.
      if (wasInPairs !== pairs) return read
    }
    const value = numbered.get(symbol) ?? Number.NaN
    return read + (pairs ? String(value).padStart(2, '0') : String.fromCodePoint(32 + value))
  }, '')
}

test('scanners read what was drawn, with no more symbols than letters', () => {
  const digits = fc.stringMatching(/^\d{1,9}$/)
  const letters = fc.stringMatching(/^[A-Z-]{1,4}$/)
  const texts = fc.array(fc.oneof(digits, letters), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(readAgain(text)).toBe(text)
      expect(symbolsOf(text).length).toBeLessThanOrEqual(text.length + 2)
    }),
  )
})

test('runs of digits take half a symbol each, odd ones too', () => {
  // These are 26 symbols of Code 128: start, 22 digit pairs, change to the set of letters, last digit, check symbol.
  expect(symbolsOf('1'.repeat(45))).toHaveLength(26)
  // These are 12 symbols: start, four letters, change to the set of digit pairs, five digit pairs, check symbol.
  expect(symbolsOf('SKY-1234567890')).toHaveLength(12)
})

test('bars that would be thinner than a pixel are not drawn', () => {
  const { width = 0 } = drawBars('SKY-7Q2M-88', 1000) ?? {}
  expect(drawBars('SKY-7Q2M-88', width)).toBeDefined()
  expect(drawBars('SKY-7Q2M-88', width - 1)).toBeUndefined()
})

test('what the code has no symbols for is not drawn', () => {
  expect(code128('Şehir')).toBeUndefined()
  expect(code128('')).toBeUndefined()
})
