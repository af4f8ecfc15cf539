// @vitest-environment node
import { expect, test } from 'vitest'
import { EditSearch } from '#booking/search/edit-search.tsx'
import { ExpiredFlightSearch } from '#flight/search/flight-search-problem.tsx'
import { options } from '#tests/src/flight/search/flights.ts'
import { render } from '#tests/support/render-part.tsx'

test.each([
  ['flight', '/?session_unique=s&bag=1', '/?tab=flight&amp;option=o&amp;bag=1'],
  ['transfer', '/?session_unique=s&flight=tk2124', '/?tab=transfer&amp;option=o&amp;flight=TK2124'],
  ['bus', '/?session_unique=s&sort=price', '/?tab=bus&amp;option=o'],
] as const)('the form that edits a %s search is filled in with what its address carries', (product, at, address) => {
  const part = (
    <EditSearch product={product} option="o">
      Yarın
    </EditSearch>
  )
  expect(render(part, { at }).html).toContain(`href="${address}"`)
})

test('an expired search is repeated with its prices with a checked bag', () => {
  const expired = (at: string) => render(<ExpiredFlightSearch options={options} />, { at }).html
  expect(expired('/?session_unique=s&bag=1')).toContain('name="bag" value="1"')
  expect(expired('/?session_unique=s')).not.toContain('name="bag"')
})
