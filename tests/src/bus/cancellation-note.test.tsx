// @vitest-environment node
import { expect, test } from 'vitest'
import type { CancelAnswer } from '#booking/cancelling/cancel-ticket.ts'
import { CancellationCard } from '#bus/booking/cancellation-card.tsx'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import type { CancelReply } from '#contract/cancelling.ts'
import { busBooking, cancellation } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const limit = Date.parse(cancellation.until)
const tooLate: CancelReply = {
  cancelled: false,
  refundable: false,
  seats: ['12', '13'],
  staying: [],
  paid: 0,
  fee: 0,
  refund_total: 0,
  limit: cancellation.until,
  needs_proof: true,
  needs_sign_in: false,
  reason: 'too_late',
  message: '',
}
const over = 'bu sefer artık çevrim içi iptal edilemez'

test('a trip tells until when it can be cancelled, up to the last moment', () => {
  for (const now of [limit - 60_000, limit]) {
    const { words } = render(<CancellationNote cancellation={cancellation} now={now} />)
    expect(words).toContain('tarihine kadar çevrim içi iptal edebilirsiniz')
    expect(words).not.toContain(over)
  }
})

test('once that is over, it says so and names no moment that has passed', () => {
  const { words } = render(<CancellationNote cancellation={cancellation} now={limit + 1} />)
  expect(words).toContain(over)
  expect(words).not.toContain('tarihine kadar')
  expect(words).not.toContain('kesinti')
})

const card = (now: number, offline = false, answer?: CancelAnswer) =>
  render(<CancellationCard booking={busBooking()} now={now} offline={offline} />, { answer }).words

test('a ticket offers its cancellation whatever the clock of the device says', () => {
  expect(card(limit)).toContain('Bileti iptal et')
  expect(card(limit + 1)).toContain(over)
  expect(card(limit + 1)).toContain('Bileti iptal et')
})

test('a copy of this device says what a cancellation needs while it is not over', () => {
  const hint = 'İptal için internet bağlantısı gerekir.'
  expect(card(limit, true)).toContain(hint)
  expect(card(limit + 1, true)).not.toContain(hint)
  for (const now of [limit, limit + 1]) expect(card(now, true)).not.toContain('Bileti iptal et')
})

test('where the gateway says that it is too late, its sentence stands alone', () => {
  const message = 'Bilet, kalkışa 12 saatten az kaldığı için iptal edilemiyor.'
  const quote: CancelReply = { ...tooLate, message }
  const words = card(limit - 60_000, false, { quote, problem: null, typed: { pnr: '', surname: '' } })
  expect(words).toContain(message)
  expect(words).not.toContain('Bileti iptal et')
  expect(words).not.toContain('iptal edebilirsiniz')
})

test('a seat that was cancelled before is told beside the deadline for the other seats', () => {
  const quote: CancelReply = { ...tooLate, cancelled: true, reason: 'seat_cancelled', message: 'Koltuk iptal edilmiş.' }
  const words = card(limit, false, { quote, problem: null, typed: { pnr: '', surname: '' } })
  for (const part of ['Koltuk iptal edilmiş.', 'tarihine kadar', 'Bileti iptal et']) expect(words).toContain(part)
})
