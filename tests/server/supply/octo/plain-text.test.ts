// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineOf, namesOfParagraphs, paragraphsOf } from '#server/supply/octo/plain-text.ts'

describe('texts of a supplier', () => {
  test.each([
    ['plain', 'One\ntwo\n\nThree', ['One two', 'Three']],
    ['HTML', '<h2>One</h2><p>two &amp; <em>three</em><br>four</p><style>p{}</style>', ['One', 'two & three four']],
    ['a script', '<script>alert(1)</script>Text<img src=x onerror=alert(1)>', ['Text']],
    [
      'Markdown',
      '# One\nTwo **three** _four_ `five`\n* six\n2. seven\n> eight',
      ['One', 'Two three four five', 'six', 'seven eight'],
    ],
    ['a link', 'See [the site](https://x.example) ![](https://x.example/a.png)', ['See the site']],
    ['less than', '5 < 6 and 7 > 6', ['5 < 6 and 7 > 6']],
    ['snake_case and 2 * 3 * 4', 'snake_case_word and 2 * 3 * 4', ['snake_case_word and 2 * 3 * 4']],
    ['a rule', 'One\n---\nTwo', ['One', 'Two']],
    ['nothing', ' \n<p></p>', []],
  ])('lose the marks of %s', (_, source, paragraphs) => {
    expect(paragraphsOf(source)).toEqual(paragraphs)
  })

  test('have no control characters, no doubled spaces and a limit, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (source) => {
        for (const text of paragraphsOf(source)) {
          expect(text).not.toMatch(/[\p{Cc}\u202E]| {2}|^ | $/u)
          expect(text).not.toBe('')
        }
      }),
    )
    expect(paragraphsOf(`a\u202Eb\u0000c`)).toEqual(['a b c'])
    expect(lineOf('x'.repeat(5000)).length).toBe(300)
    expect(paragraphsOf('a\n\n'.repeat(500))).toHaveLength(40)
  })

  test('are paired by paragraph, with the rest in the last', () => {
    expect(namesOfParagraphs('a\n\nb', 'c')).toEqual([{ tr: 'a b', en: 'c' }])
    expect(namesOfParagraphs('a\n\nb', 'c\n\nd\n\ne')).toEqual([
      { tr: 'a', en: 'c' },
      { tr: 'b', en: 'd e' },
    ])
    expect(namesOfParagraphs('', 'c\n\nd')).toEqual([
      { tr: 'c', en: 'c' },
      { tr: 'd', en: 'd' },
    ])
  })
})
