// @vitest-environment node
import { expect, test } from 'vitest'
import { VendorCard } from '#transfer/booking/vendor-card.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { transferBooking } from '#tests/support/transfer-booking.ts'

const vendor = { id: 1, name: 'Toros Transfer', phone: '+90 242 555 00 00' }
const wordsOf = (state: TransferBooking['state']) =>
  render(<VendorCard booking={transferBooking({ state, vendor })} />).words

test('a ride that takes place says whom to call about the driver', () => {
  for (const state of ['ticketed', 'reserved'] as const)
    expect(wordsOf(state)).toContain('Sürücüyü bulamazsanız ya da planınız değişirse Toros Transfer şirketini arayın.')
})

test.each(['cancelled', 'refunded'] as const)('a %s ride names the company to call, and no driver', (state) => {
  const words = wordsOf(state)
  expect(words).not.toMatch(/sürücü/i)
  for (const part of ['Kimi aramalıyım?', 'Toros Transfer', '+90 242 555 00 00']) expect(words).toContain(part)
})
