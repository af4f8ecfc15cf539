// @vitest-environment node
import { expect, test } from 'vitest'
import { settingsFromCookie } from '#app/settings-from-cookie.ts'

const offer = { locale_versions: { tr: '1', en: '2' }, currency_codes: ['TRY', 'EUR'] }

test('settings that are offered stay', () => {
  const settings = { language: 'en', country: 'DE', currency: 'EUR' }
  expect(settingsFromCookie(settings, offer)).toEqual(settings)
  expect(settingsFromCookie(settings, offer, [{ code: 'DE' }])).toEqual(settings)
})

test('of a forged cookie each code that is not offered is that of a new traveller', () => {
  const forged = { language: 'xx', country: 'ZZ', currency: 'QQQ' }
  const known = { language: 'tr', country: 'TR', currency: 'TRY' }
  expect(settingsFromCookie(forged, offer, [{ code: 'DE' }])).toEqual(known)
  expect(settingsFromCookie({ ...forged, language: 'en' }, offer)).toEqual({ ...known, country: 'ZZ', language: 'en' })
})
