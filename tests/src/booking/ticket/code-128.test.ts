// @vitest-environment node
import { expect, test } from 'vitest'
import { code128 } from '#booking/ticket/code-128.ts'

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
  // Data symbols, the two starts and the check symbols among them.
  expect(seen.size).toBeGreaterThanOrEqual(102)
})

test('a text has its start, its letters, the check symbol and the stop', () => {
  // Set B, 'H' 40, 'I' 41: (104 + 40 + 2 × 41) % 103 = 20.
  expect(code128('HI')?.join('')).toBe('2112142311132313112212312331112')
  // Set C, 12 and 34: (105 + 12 + 2 × 34) % 103 = 82.
  expect(code128('1234')?.join('')).toBe('2112321122321311231212412331112')
})

test('what the code has no symbols for is not drawn', () => {
  expect(code128('Şehir')).toBeUndefined()
  expect(code128('')).toBeUndefined()
})
