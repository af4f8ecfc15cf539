// @vitest-environment node
import { expect, test } from 'vitest'
import { startActivitySearch } from '#home/activity/start-activity-search.ts'
import { unreachable } from '#home/search-reply.ts'
import { balloon, goreme } from '#tests/src/activity/activities.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const session = 'abcdefghijklmnopqrstuv'
const balloons = [balloon, { ...balloon, id: 'pamukkale-balon', name: 'Pamukkale Balonu' }]
const gateway: Answers = {
  'GET /api/activity/point/': (request) => {
    const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
    const has = ({ name }: { name: string }) => name.toLocaleLowerCase('tr').includes(keyword.toLocaleLowerCase('tr'))
    return Response.json({ locations: [goreme].filter(has), activities: balloons.filter(has) })
  },
  'POST /api/activity/gateway/search/': () => Response.json({ session_unique: session }),
}
const form = {
  location_keyword: 'göreme',
  departure_date: '2026-11-25',
  adult_count: '2',
  child_count: '2',
  child_ages: '5, 9',
}

async function submit(changes: Record<string, string> = {}, answers: Answers = gateway) {
  const memory = memoryStore()
  const { args, calls } = routeArgs('/?tab=activity', answers, { form: { ...form, ...changes }, store: memory.store })
  const result = await startActivitySearch(args)
  return result instanceof Response
    ? { to: result.headers.get('Location'), reply: undefined, calls, memory }
    : { to: undefined, reply: result, calls, memory }
}

test('a typed place starts a search with day and party', async () => {
  const { to, calls, memory } = await submit()
  expect(to).toBe(`/activity/search/?session_unique=${session}`)
  expect(calls.at(-1)?.body).toMatchObject({
    location_id: 'goreme',
    departure_date: '2026-11-25',
    adult_count: 2,
    child_count: 2,
    child_ages: [5, 9],
  })
  expect(memory.kept.searched).toEqual(['activity'])
})

test('a chosen place needs no other call, and a category is searched, too', async () => {
  const chosen = { location_point: 'category/balloon', location_keyword: 'Balon turu', location_name: 'Balon turu' }
  const { calls } = await submit(chosen)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toMatchObject({ category_id: 'balloon' })
})

test('an activity opens its page and is not searched', async () => {
  const { to, calls } = await submit({ location_keyword: 'balon uçuşu', child_ages: '' })
  expect(to).toBe('/activity/detail/goreme-balon/')
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/activity/point/'])
})

test('a text that several match asks which was meant, and keeps all that was typed', async () => {
  const { reply, calls, memory } = await submit({ location_keyword: 'balon' })
  expect(reply?.data.matches.location?.map(({ id }) => id)).toEqual([
    'activity/goreme-balon',
    'activity/pamukkale-balon',
  ])
  expect(reply?.data.fields?.party).toEqual({ adults: 2, ages: [5, 9] })
  expect(calls).toHaveLength(1)
  expect(await memory.store.draft('activity-search')).toMatchObject({ location_keyword: 'balon', child_ages: '5, 9' })
})

test.each([
  [{ location_keyword: '' }, 'location'],
  [{ location_keyword: 'zzzzz' }, 'location'],
  [{ departure_date: '2026-11-20' }, 'departure_date'],
  [{ departure_date: '' }, 'departure_date'],
  [{ child_ages: '5' }, 'passengers'],
  [{ child_ages: '5, 18' }, 'passengers'],
])('%j is refused at %s', async (changes, field) => {
  const { reply, calls } = await submit(changes)
  expect(Object.keys(reply?.data.errors ?? {})).toEqual([field])
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('a refusal of the gateway stands at the field that it names', async () => {
  const refused = () => Response.json({ child_ages: ['Bu yaşta katılım yok'] }, { status: 400 })
  const { reply } = await submit({}, { ...gateway, 'POST /api/activity/gateway/search/': refused })
  expect(reply?.data.errors).toEqual({ passengers: 'Bu yaşta katılım yok' })
})

test('without an answer the form keeps what it has', async () => {
  const { reply } = await submit({}, {})
  expect(reply?.data.errors).toEqual({ form: unreachable })
  expect(reply?.data.fields?.location.text).toBe('göreme')
})
