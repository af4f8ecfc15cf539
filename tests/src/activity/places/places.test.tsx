// @vitest-environment node
import { expect, test } from 'vitest'
import { LocationCard } from '#activity/location-card.tsx'
import { Component } from '#activity/places/popular-route.tsx'
import { balloon, goreme } from '#tests/src/activity/activities.ts'
import { render } from '#tests/support/render-part.tsx'

test('popular activities lead to their pages, places to theirs', () => {
  const { html } = render(<Component />, { root: { title: 'Popüler etkinlikler', activities: [balloon] } as object })
  expect(html).toContain('href="/activity/detail/goreme-balon/"')
  expect(render(<LocationCard location={goreme} />).html).toContain('href="/activity/location-detail/goreme/"')
})
