import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTexts, writeTexts } from '#i18n/document-texts.ts'

it.each(['tr', 'en'])('the catalogue of %s is read as it was written', async (language) => {
  const [catalog] = await getCatalogs(getConfig())
  const { messages = {} } =
    (await catalog?.getTranslations(language, { fallbackLocales: {}, sourceLocale: 'tr' })) ?? {}
  const { source } = createCompiledCatalog(language, messages, { namespace: 'json', strict: false, pseudoLocale: '' })
  const { messages: compiled } = JSON.parse(source) as { messages: Parameters<typeof writeTexts>[1] }
  expect(Object.keys(compiled).length).toBeGreaterThan(1000)
  expect(readTexts(writeTexts(Object.keys(compiled), compiled))).toEqual(compiled)
})

it('any texts and IDs are read as they were written, and none closes the script element', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028'))
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), text, { maxKeys: 5 }), (texts) => {
      const messages = Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, [message]]))
      const written = writeTexts(Object.keys(messages), messages)
      expect(written).not.toContain('<')
      expect(readTexts(written)).toEqual(messages)
    }),
  )
})

it('takes texts of a catalogue that is not compiled, and leaves out what it does not have', () => {
  expect(readTexts(writeTexts(['abcdef', 'ghijkl'], { abcdef: 'Ara' }))).toEqual({ abcdef: ['Ara'] })
})

it('does not read what it did not write', () => {
  expect(readTexts('')).toBeUndefined()
  expect(readTexts('[')).toBeUndefined()
  expect(readTexts('{"abcdef":["Ara"]}')).toBeUndefined()
})
