import { type Messages, setupI18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { LightMessages } from '#i18n/light-messages.ts'

const messages: Messages = {
  plain: ['Uçuş Ara'],
  named: ['Merhaba ', ['name'], ' ', ['none'], '# 1'],
  seats: [['count', 'plural', { one: ['#', ' seat of ', ['of']], other: ['#', ' seats of ', ['of']] }], '!'],
  one: [['count', 'plural', { other: ['#', ' koltuk'] }]],
  exact: [['count', 'plural', { 0: ['none'], one: ['#', ' one'], other: ['#'] }]],
  offset: [['count', 'plural', { offset: 1, one: ['#', ' one'], other: ['#', ' others'] }]],
  number: [['count', 'number']],
  escaped: [String.raw`\u0041`, ['name']],
}

const counts = [0, 1, 2, 5, 11, 21, 100, 101, 999, 1000, 1234567, 1.5, -1, -2]

test.each(['tr', 'en', 'ar', 'ru'])('a message in the language %s is what Lingui makes of it', (locale) => {
  const light = new LightMessages({ locale, messages: { [locale]: messages } })
  const full = setupI18n({ locale, messages: { [locale]: messages } })
  for (const id of Object.keys(messages))
    for (const count of counts) {
      const values = { count, name: 'Ayşe #', of: 1200, none: null }
      expect(light._(id, values)).toBe(full._(id, values))
      expect(light.t({ id, values })).toBe(full.t({ id, values }))
    }
  expect(light._('plain')).toBe('Uçuş Ara')
})

test('a small number needs no Intl', () => {
  const select = vi.spyOn(Intl.PluralRules.prototype, 'select')
  const asked = { locale: 'tr', messages: { tr: messages } }
  expect(new LightMessages(asked)._('one', { count: 12 })).toBe('12 koltuk')
  expect(select).not.toHaveBeenCalled()
  // For comparison: Lingui's own implementation selects the plural form with `Intl.PluralRules`.
  expect(setupI18n(asked)._('one', { count: 12 })).toBe('12 koltuk')
  expect(select).toHaveBeenCalledOnce()
})

test('a message that is not there is asked for as before', () => {
  const missing = vi.fn<(locale: string, id: string) => string>(() => 'yok')
  const light = new LightMessages({ locale: 'tr', messages: { tr: messages }, missing })
  expect(light._('toString', { count: 1 })).toBe('yok')
  expect(light._({ id: 'gone' })).toBe('yok')
})
