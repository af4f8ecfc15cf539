// @vitest-environment node
import { expect, test } from 'vitest'
import { plannedRides } from '#transfer/booked-rides.ts'
import { RideTicket } from '#transfer/booking/ride-ticket.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { transferBooking } from '#tests/support/transfer-booking.ts'

function wordsOf(state: TransferBooking['state']): string {
  const booking = transferBooking({ state })
  return plannedRides(booking)
    .map((planned) => render(<RideTicket booking={booking} planned={planned} direction={null} />).words)
    .join(' ')
}
const orders = ['Gelen yolcu çıkışında', 'ücretsiz beklenir', 'Sürücü TK2124 uçuşunuzu takip eder', 'burada görünür']

test('a ride that takes place says where to meet and what the driver does', () => {
  for (const state of ['ticketed', 'reserved'] as const)
    for (const order of orders) expect(wordsOf(state)).toContain(order)
})

test('a cancelled ride keeps its way and gives no orders', () => {
  const words = wordsOf('cancelled')
  for (const fact of ['14:30', 'Antalya Havalimanı', 'TRF4XI']) expect(words).toContain(fact)
  for (const order of orders) expect(words).not.toContain(order)
})
