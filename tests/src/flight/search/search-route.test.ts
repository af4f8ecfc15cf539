import { describe, expect, test } from 'vitest'
import { shouldRevalidate } from '#flight/search/search-route.tsx'
import { session } from '#tests/src/flight/search/flights.ts'

const address = (query: string) => new URL(`http://localhost/flight/search/?session_unique=${session}${query}`)
const asked = (from: string, to: string, formAction?: string) =>
  shouldRevalidate({
    currentUrl: address(from),
    nextUrl: address(to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formAction === undefined ? {} : { formAction }),
  })

describe('the results load again', () => {
  test.each([
    ['for another outbound flight', '', '&outbound=a', undefined],
    ['for another fare', '&outbound=a&fare=X', '&outbound=a&fare=Y', undefined],
    ['when a search for other days led to another session', '', '&session_unique=b&outbound=c', '/flight/search/'],
    ['after a setting was changed', '', '', '/settings/'],
    ['when they are asked for again', '', '', undefined],
  ])('%s', (_, from, to, formAction) => {
    expect(asked(from, to, formAction)).toBe(true)
  })
})

describe('the results do not load again', () => {
  test.each([
    ['for a filter', '', '&airlines=TK', undefined],
    ['for an ordering', '&sort=price', '&sort=-price', undefined],
    ['for another page', '', '&page=2', undefined],
    ['after a refused selection', '', '', '/flight/search/'],
    ['after a price alert', '', '', '/flight/price-alert/'],
  ])('%s', (_, from, to, formAction) => {
    expect(asked(from, to, formAction)).toBe(false)
  })
})
