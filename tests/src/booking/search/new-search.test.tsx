// @vitest-environment node
import { expect, test } from 'vitest'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import { busHome } from '#bus/search/bus-search-params.ts'
import { flightHome } from '#flight/search/flight-search-params.ts'
import { NoTickets } from '#profile/tickets/no-tickets.tsx'
import { render } from '#tests/support/render-part.tsx'

test('a new search begins at the tab of its product, whatever was searched last', () => {
  expect([bookingAddresses('flight').home, bookingAddresses('bus').home]).toEqual([flightHome, busHome])
  expect(render(<NoTickets product="flight" />).html).toContain(`href="${flightHome}"`)
  expect(render(<NoTickets product="bus" />).html).toContain(`href="${busHome}"`)
})

test('without scripts an alert that ends a search leads to the tab of its product', () => {
  const answer = { alert: { message: 'Arama bitti', back: true } }
  expect(render(<AnswerAlert answer={answer} home={busHome} />).html).toContain(busHome)
})
