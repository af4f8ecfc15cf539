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
const htmlOf = (booking: TransferBooking) =>
  plannedRides(booking)
    .map((planned) => render(<RideTicket booking={booking} planned={planned} direction={null} />).html)
    .join(' ')
const orders = ['Gelen yolcu çıkışında', 'ücretsiz beklenir', 'Sürücü TK2124 uçuşunuzu takip eder', 'burada görünür']

test('a ride that takes place says where to meet and what the driver does', () => {
  for (const state of ['ticketed', 'reserved'] as const)
    for (const order of orders) expect(wordsOf(state)).toContain(order)
})

test('the ride is drawn as far as its places are known', () => {
  const ends = {
    departure_location: { ...transferBooking().departure_location, latitude: 36.9, longitude: 30.79 },
    arrival_location: { ...transferBooking().arrival_location, latitude: 36.86, longitude: 31.05 },
  }
  const label = 'Harita: Antalya Havalimanı ile Belek arası'
  expect(htmlOf(transferBooking(ends))).toContain(label)
  expect(htmlOf(transferBooking())).not.toContain(label)
  expect(htmlOf(transferBooking({ ...ends, state: 'cancelled' }))).not.toContain(label)
})

test('a cancelled ride keeps its way and gives no orders', () => {
  const words = wordsOf('cancelled')
  for (const fact of ['14:30', 'Antalya Havalimanı', 'TRF4XI']) expect(words).toContain(fact)
  for (const order of orders) expect(words).not.toContain(order)
})
