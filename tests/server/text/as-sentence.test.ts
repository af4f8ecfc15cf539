// @vitest-environment node
import { expect, test } from 'vitest'
import { asSentence } from '#server/text/as-sentence.ts'

test.each([
  ['Storm', 'Storm.'],
  ['Storm. ', 'Storm.'],
  ['Really?', 'Really?'],
  ['Storm…', 'Storm…'],
])('%o ends a sentence as %o', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
