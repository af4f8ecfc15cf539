// @vitest-environment node
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { ExpiredState } from '#booking/payment/payment-state.tsx'
import { seatHold } from '#booking/words/seat-words.ts'
import type { Draft } from '#store/store.ts'
import { render } from '#tests/support/render-part.tsx'

const texts = { hold: seatHold, expired: msg`Kartınızdan ödeme alınmadı.`, kept: msg`Yazdıklarınız saklandı.` }
const wordsOf = (draft: Draft | null) => render(<ExpiredState searchAgain="/" texts={texts} draft={draft} />).words

test.each<[string, Draft | null, boolean]>([
  ['nothing is kept, as without scripts', null, false],
  ['only what the form has by itself is kept', { session_unique: 'x', phone_code: '90' }, false],
  ['a contact is kept', { session_unique: 'x', phone: '5321234567' }, true],
  ['a name is kept', { 'passengers[0].name': 'Deniz' }, true],
])('where %s, the page of an ended hold promises what is true', (_, draft, isPromised) => {
  const words = wordsOf(draft)
  expect(words).toContain('Kartınızdan ödeme alınmadı.')
  expect(words.includes('Yazdıklarınız saklandı.')).toBe(isPromised)
})
