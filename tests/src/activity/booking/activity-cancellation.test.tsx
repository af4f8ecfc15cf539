// @vitest-environment node
import { expect, test } from 'vitest'
import { ActivityCancellationCard } from '#activity/booking/activity-cancellation-card.tsx'
import { activityBooking } from '#tests/support/activity-booking.ts'
import { cancelQuote } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'

/** Returns how many notes in the card and its open dialog say that times are local. */
function notesIn(timeZone: string): number {
  const cancellation = {
    free_until: '2026-12-02T05:45:00Z',
    fee_percent: 50,
    closes_at: '2026-12-03T01:45:00Z',
    time_zone: timeZone,
  }
  const booking = activityBooking({ cancellation, time_zone: timeZone })
  const answer = { quote: { ...cancelQuote, seats: [] }, problem: null, typed: { pnr: '', surname: '' } }
  const card = <ActivityCancellationCard booking={booking} now={0} offline={false} />
  const { words } = render(card, { answer, root: { user: null } })
  expect(words).toContain('İptal geri alınamaz')
  return words.split('Saatler, etkinliğin yapıldığı yerin saatidir.').length - 1
}

test('terms and dialog say that the time is local, if it differs from Istanbul time', () => {
  expect(notesIn('Europe/London')).toBe(2)
  expect(notesIn('Europe/Istanbul')).toBe(0)
})
