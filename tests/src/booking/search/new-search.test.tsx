// @vitest-environment node
import { expect, test } from 'vitest'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import { products } from '#contract/products.ts'
import { NoTickets } from '#profile/tickets/no-tickets.tsx'
import { render } from '#tests/support/render-part.tsx'

test.each(products)('a new search of product %s begins at its tab, whatever was searched last', (product) => {
  expect(bookingAddresses(product).home).toBe(`/?tab=${product}`)
  expect(render(<NoTickets product={product} />).html).toContain(`href="/?tab=${product}"`)
})

test('without scripts an alert that ends a search leads to the tab of its product', () => {
  const answer = { alert: { message: 'Arama bitti', back: true } }
  const { home } = bookingAddresses('bus')
  expect(render(<AnswerAlert answer={answer} home={home} />).html).toContain(home)
})
