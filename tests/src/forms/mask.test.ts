import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyMask, withoutExcess } from '#forms/mask.ts'

describe('applyMask', () => {
  test('takes a digit for 9, a letter for a and either for *', () => {
    expect(applyMask('99-aa-**', '12bc3d')).toBe('12-bc-3d')
  })

  test('groups a card number by four and drops what is no digit', () => {
    expect(applyMask('9999 9999 9999 9999', '4111x1111-11111111999')).toBe('4111 1111 1111 1111')
  })

  test('writes no separator before there is something behind it, so that it can be deleted', () => {
    expect(applyMask('99/99', '12')).toBe('12')
    expect(applyMask('99/99', '12/')).toBe('12')
    expect(applyMask('99/99', '12/3')).toBe('12/3')
  })

  test('takes Turkish letters as letters', () => {
    expect(applyMask('aaa', 'ÇĞİ')).toBe('ÇĞİ')
  })

  const mask = fc.array(fc.constantFrom('9', 'a', '*', ' ', '-', '/'), { maxLength: 20 }).map((signs) => signs.join(''))

  test('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(mask, fc.string(), (form, text) => {
        const once = applyMask(form, text)
        expect(applyMask(form, once)).toBe(once)
      }),
    )
  })

  test('is never longer than its mask and fits it sign by sign', () => {
    fc.assert(
      fc.property(mask, fc.string(), (form, text) => {
        const result = applyMask(form, text)
        const fits = [...result].every((sign, index) => {
          const slot = form[index] ?? ''
          if (slot === '9') return /\d/.test(sign)
          if (slot === 'a') return /\p{L}/u.test(sign)
          return slot === '*' ? /[\p{L}\d]/u.test(sign) : sign === slot
        })
        expect(result.length).toBeLessThanOrEqual(form.length)
        expect(fits).toBe(true)
      }),
    )
  })
})

describe('withoutExcess', () => {
  test('ignores a character typed into a full mask, so that no later one is pushed out', () => {
    expect(withoutExcess('999', '1923', 2)).toBe('123')
    expect(withoutExcess('9999 9999', '12934 5678', 3)).toBe('1234 5678')
    expect(withoutExcess('999', '1239', 4)).toBe('123')
  })

  test('leaves a text alone to which a character was added that the mask still has room for', () => {
    expect(withoutExcess('999', '192', 2)).toBe('192')
    expect(withoutExcess('999999', ' 812 658', 8)).toBe(' 812 658')
    expect(withoutExcess('999', '', 0)).toBe('')
  })
})
