import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { rule } from '#contract/rules.ts'
import { ruleMessage } from '#forms/messages.ts'
import { RuleText } from '#forms/rule-text.tsx'
import { render } from '#tests/support/render-part.tsx'

/**
 * English sentences of the message catalogue (`en.po`) by their Turkish source. Messages that take several lines in the
 * file are left out.
 */
const translations: Record<string, string> = Object.fromEntries(
  [...readFileSync('src/i18n/catalogs/en.po', 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
    ([, source = '', translation = '']) => [source, translation],
  ),
)

/** Returns the English catalogue's sentence for the code of a form rule, such as `required`. */
function inEnglish(code: string): string | undefined {
  const message = ruleMessage(code, 'en')
  if (!message?.message) return undefined
  const i18n = setupI18n({ locale: 'en', messages: { en: { [message.id]: translations[message.message] ?? '' } } })
  return i18n._(message)
}

const codes = Object.values(rule).map((code) => (typeof code === 'string' ? code : code(3 as never)))

describe('ruleMessage', () => {
  test.each(codes)('has a Turkish and an English sentence for %s', (code) => {
    expect(ruleMessage(code, 'tr')?.message).toMatch(/\p{L}/u)
    expect(inEnglish(code)).toMatch(/\p{L}/u)
  })

  test.each([
    ['required', 'This field is required'],
    ['min_length|3', 'Minimum length is 3'],
    ['invalid', 'Unvalid value'],
    ['number', 'Value must be a number'],
    ['digits', 'Value must be digits'],
    ['date', 'Please enter a valid date'],
    ['letters', 'Please enter only letters'],
    ['email', 'Please enter a valid email'],
    ['unique', 'This value is already used'],
    ['card_number', 'Please enter a valid card number'],
    ['card_expiry', 'Please enter a valid expiry date'],
    ['phone', 'Please enter a valid phone number'],
    ['min_age|18', 'You must be at least 18 years old'],
    ['max_age|12', 'You must be at most 12 years old'],
    ['national_id', 'Please enter a valid TC number'],
    ['one_of_two', 'Please fill in at least one field'],
  ])('says the brief’s English sentence for %s', (code, sentence) => {
    expect(inEnglish(code)).toBe(sentence)
  })

  test('writes the day of a rule in the language of the traveller', () => {
    expect(render(<RuleText code={rule.untilDay('2027-10-28')} />).words).toBe('En geç 28 Ekim 2027 seçilebilir')
    expect(render(<RuleText code={rule.fromDay('2026-12-09')} />).words).toBe('En erken 9 Aralık 2026 seçilebilir')
    expect(render(<RuleText code={rule.passportUntil('2026-12-11')} />).words).toBe(
      'Pasaport en az 11 Aralık 2026 tarihine kadar geçerli olmalıdır',
    )
  })

  test('leaves the text of a server alone', () => {
    expect(ruleMessage('Bu e-posta kayıtlı.', 'tr')).toBeUndefined()
    expect(ruleMessage('constructor', 'tr')).toBeUndefined()
  })
})
