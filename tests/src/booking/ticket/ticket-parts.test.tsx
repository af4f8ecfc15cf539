// @vitest-environment node
import { expect, test } from 'vitest'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { BookingStatus } from '#booking/ticket/booking-status.tsx'
import { PriceSummary } from '#booking/ticket/price-summary.tsx'
import { bookingStates } from '#contract/booking.ts'
import { flightBooking, sessionUnique } from '#tests/support/flight-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const addresses = bookingAddresses('flight')

test('the lines of the price summary come to its total', () => {
  const lines = [{ name: '2 × Yetişkin', amount: 2500 }]
  const { words } = render(<PriceSummary lines={lines} discount={100} total={2400} />)
  expect(words).toContain('2 × Yetişkin 2.500,00 ₺ İndirim -100,00 ₺ Toplam 2.400,00 ₺')
})

test('every state has its own heading, and only unpaid ones lead to payment', () => {
  const seen = bookingStates.map((state) => {
    const { html, words } = render(
      <BookingStatus booking={flightBooking({ state })} kept={false} addresses={addresses} />,
    )
    return {
      state,
      words,
      pays: html.includes(`/flight/payment/?session_unique=${sessionUnique}`),
      refreshes: html.includes('http-equiv="refresh"'),
    }
  })
  expect(new Set(seen.map(({ words }) => words)).size).toBe(bookingStates.length)
  expect(seen.filter(({ pays }) => pays).map(({ state }) => state)).toEqual(['unpaid', 'declined'])
  expect(seen.filter(({ refreshes }) => refreshes).map(({ state }) => state)).toEqual(['confirming', 'issuing'])
  expect(seen.filter(({ words }) => words.includes('Yeniden ödeme yapmayın')).map(({ state }) => state)).toEqual([
    'confirming',
    'issuing',
  ])
})

test('the ticket is called saved only where it is', () => {
  const said = (kept: boolean) =>
    render(<BookingStatus booking={flightBooking()} kept={kept} addresses={addresses} />).words.includes(
      'bu cihaza kaydedildi',
    )
  expect([said(true), said(false)]).toEqual([true, false])
})
