import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, surnameKey, upperAscii, upperSurname, upperTurkish } from '#contract/turkish-text.ts'

const alphabet = 'abcçdefgğhıijklmnoöprsştuüvyz'.split('')

describe('upperSurname', () => {
  it.each(['schneider', 'Groß', 'ığdır', 'İnan', 'Müller'])(
    'makes %j a surname that is found as it was typed',
    (typed) => {
      for (const foreign of [true, false]) expect(surnameKey(upperSurname(typed, foreign))).toBe(surnameKey(typed))
    },
  )
})

describe('fold', () => {
  it.each(['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', 'İSTANBUL', ' i̇stanbul '])(
    'makes %j one key',
    (spelling) => {
      expect(fold(spelling)).toBe('istanbul')
    },
  )

  it('drops the marks of Turkish and other letters', () => {
    expect(fold('Çağrı ÖŞÜ')).toBe('cagri osu')
    expect(fold('Málaga, São Paulo; Kraków – Łódź')).toBe('malaga sao paulo krakow lodz')
    expect(fold('Zürich')).toBe('zurich')
  })

  it('keeps other scripts', () => {
    expect(fold('Москва')).toBe('москва')
  })

  it('changes nothing that is folded already, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('does not tell Turkish upper case from lower case', () => {
    const letters = fc.string({ unit: fc.constantFrom(...alphabet, ' ') })
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(upperTurkish(text))).toBe(fold(text))
      }),
    )
  })
})

describe('upper case', () => {
  it('is Turkish for names', () => {
    expect(upperTurkish('ışıl işçi')).toBe('IŞIL İŞÇİ')
  })

  it.each(['ti4xi9', 'TI4XI9', 'tı4xı9', 'Tİ4Xİ9'])('is ASCII for the code %s', (code) => {
    expect(upperAscii(code)).toBe('TI4XI9')
  })
})

describe('surnameKey', () => {
  it.each(['ÖZTÜRK', 'Öztürk', 'OZTURK', 'oztürk', 'OEZTUERK', 'Oezturk'])('lets %s meet Öztürk', (spelling) => {
    expect(surnameKey(spelling)).toBe(surnameKey('Öztürk'))
  })

  it('ignores what parts a double surname', () => {
    expect(surnameKey('Yılmaz-Işık')).toBe(surnameKey('YILMAZ IŞIK'))
  })

  it('tells different surnames apart', () => {
    expect(surnameKey('Yılmaz')).not.toBe(surnameKey('Yıldız'))
  })

  it('does not depend on case or marks', () => {
    const surname = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 3 })
    fc.assert(
      fc.property(surname, (text) => {
        expect(surnameKey(upperTurkish(text))).toBe(surnameKey(fold(text)))
      }),
    )
  })
})
