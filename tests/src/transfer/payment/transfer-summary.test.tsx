// @vitest-environment node
import { expect, test } from 'vitest'
import { TransferSummaryCard } from '#transfer/payment/transfer-summary-card.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { transferBooking } from '#tests/support/transfer-booking.ts'

const asked = 'Uçuş numaranızı yazarsanız'
const known = 'Sürücü TK2124 uçuşunuzu takip eder.'
const wordsOf = (changes: Partial<TransferBooking>) =>
  render(<TransferSummaryCard booking={transferBooking(changes)} now={0} />).words

test('an unpaid ride asks for the flight until it is known', () => {
  expect(wordsOf({ state: 'unpaid', transfer: null })).toContain(asked)
  expect(wordsOf({ state: 'unpaid' })).toContain(known)
  expect(wordsOf({ state: 'unpaid' })).not.toContain(asked)
})

test('a reserved ride, whose form has no field for it, does not ask for the flight', () => {
  expect(wordsOf({ state: 'reserved' })).toContain(known)
  const words = wordsOf({ state: 'reserved', transfer: null })
  expect(words).not.toMatch(/uçuş numaranızı|takip eder/i)
})
