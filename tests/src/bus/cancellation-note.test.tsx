// @vitest-environment node
import { expect, test } from 'vitest'
import { CancellationCard } from '#bus/booking/cancellation-card.tsx'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import { busBooking } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const { cancellation } = busBooking()
const limit = Date.parse(cancellation.until)
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

test('a ticket that can not be cancelled any more offers no cancellation', () => {
  const card = (now: number) => render(<CancellationCard booking={busBooking()} now={now} offline={false} />).words
  expect(card(limit)).toContain('Bileti iptal et')
  expect(card(limit + 1)).toContain(over)
  expect(card(limit + 1)).not.toContain('Bileti iptal et')
})
