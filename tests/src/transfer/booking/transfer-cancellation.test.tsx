// @vitest-environment node
import { expect, test } from 'vitest'
import { TransferCancellationCard } from '#transfer/booking/transfer-cancellation-card.tsx'
import type { CancelReply } from '#contract/cancelling.ts'
import { cancelQuote } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { transferBooking } from '#tests/support/transfer-booking.ts'

const cancellation = {
  free_until: '2026-12-02T11:30:00.000Z',
  fee_percent: 50,
  closes_at: '2026-12-03T07:30:00.000Z',
}

/** Returns the text of the cancellation card with an open dialog. */
function wordsOf(state: 'ticketed' | 'reserved', asked: Partial<CancelReply>): string {
  const paid = state === 'ticketed' ? {} : { paid: 0, fee: 0, refund_total: 0 }
  const quote = { ...cancelQuote, seats: [], ...paid, ...asked }
  const answer = { quote, problem: null, typed: { pnr: '', surname: '' } }
  const booking = transferBooking({ state, cancellation })
  return render(<TransferCancellationCard booking={booking} now={0} offline={false} />, {
    answer,
    root: { user: null },
  }).words
}

test('the owner of a paid transfer is asked about the transfer', () => {
  expect(wordsOf('ticketed', { needs_proof: true })).toContain('Transferi sizin aldığınızı doğrulamak için')
  const words = wordsOf('ticketed', { needs_proof: false, needs_sign_in: true })
  expect(words).toContain('Bu transfer bir hesapla alındı')
})

test('an unpaid reservation is not called bought, and not called a ticket', () => {
  const guest = wordsOf('reserved', { needs_proof: true })
  expect(guest).toContain('Rezervasyonu sizin yaptığınızı doğrulamak için')
  const signedOut = wordsOf('reserved', { needs_proof: false, needs_sign_in: true })
  expect(signedOut).toContain('Bu rezervasyon bir hesapla yapıldı')
  for (const words of [guest, signedOut]) expect(words).not.toMatch(/bilet|alındı|sizin aldığınız/i)
})
