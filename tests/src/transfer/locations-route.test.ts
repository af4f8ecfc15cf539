// @vitest-environment node
import { expect, test } from 'vitest'
import { type Answers, routeArgs } from '#tests/support/route-args.ts'
import { airport } from '#tests/src/transfer/search/vehicles.ts'
import { loader } from '#transfer/locations-route.ts'

const nearby = 'GET /api/transfer/nearby/'
const around = (answers: Answers) => loader(routeArgs('/transfer/locations/?around', answers).args)

test('the city around the traveller is the keyword, if it is known', async () => {
  const known = { city: { name: 'İstanbul' }, results: [airport] }
  expect(await around({ [nearby]: () => Response.json(known) })).toMatchObject({ keyword: 'İstanbul' })
  const unknown = { city: null, results: [] }
  expect(await around({ [nearby]: () => Response.json(unknown) })).toMatchObject({ keyword: '' })
})

test('without an answer there is no keyword', async () => {
  expect(await around({})).toMatchObject({ keyword: '' })
  expect(await around({ [nearby]: () => Response.json({}, { status: 500 }) })).toMatchObject({ keyword: '' })
})
