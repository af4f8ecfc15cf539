// @vitest-environment node
import { expect, test } from 'vitest'
import { TripFailure } from '#bus/seats/trip-failure.tsx'
import { render } from '#tests/support/render-part.tsx'

test('seats whose code is lost for the life of the page can be had by loading it anew', () => {
  const address = '/bus/search/?session_unique=A&trip=B'
  const { html, words } = render(<TripFailure reload={address} />)
  expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
  expect(words).toContain('Yeniden dene')
})

test('seats that the gateway did not give are asked for by the next press', () => {
  expect(render(<TripFailure />).html).not.toContain('<a ')
})
