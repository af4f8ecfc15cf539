// @vitest-environment node
import { expect, test } from 'vitest'
import { busDraft } from '#home/bus/bus-fields.ts'
import { startBusSearch } from '#home/bus/start-bus-search.ts'
import { unreachable } from '#home/search-reply.ts'
import { ankara, izmir, options, session, station } from '#tests/src/bus/search/trips.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const istanbul = [station(34, 'İstanbul', 'Esenler Otogarı'), station(341, 'İstanbul', 'Alibeyköy Cep Otogarı')]

const gateway: Answers = {
  'GET /api/bus/station/': (request) => {
    const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').toLocaleLowerCase('tr')
    const found = [ankara, izmir, ...istanbul].filter(({ name }) => name.toLocaleLowerCase('tr').includes(keyword))
    return Response.json({ results: found })
  },
  'POST /api/bus/gateway/search/': () => Response.json({ session_unique: session, form_data: options }),
}

const form = { departure_keyword: 'ankara', arrival_keyword: 'İzmir', departure_date: '2026-11-22' }

async function submit(changes: Record<string, string> = {}, answers: Answers = gateway) {
  const memory = memoryStore()
  const { args, calls } = routeArgs('/?tab=bus', answers, { form: { ...form, ...changes }, store: memory.store })
  const result = await startBusSearch(args)
  return result instanceof Response
    ? { redirect: result, reply: undefined, calls, memory }
    : { redirect: undefined, reply: result, calls, memory }
}

test('two cities with one station each start a search without scripts, which home remembers', async () => {
  const { redirect, calls, memory } = await submit()
  expect(redirect?.headers.get('Location')).toBe(`/bus/search/?session_unique=${session}`)
  expect(calls.at(-1)?.body).toEqual({
    departure_station: 6,
    arrival_station: 35,
    departure_date: '2026-11-22',
    show_route_alternatives: true,
  })
  expect(memory.kept.searched).toEqual(['bus'])
})

test('ids of the pickers are taken without another look', async () => {
  const { redirect, calls } = await submit({
    departure_station: '6',
    departure_keyword: ankara.name,
    departure_name: ankara.name_only,
    departure_city: ankara.city,
    arrival_station: '35',
    arrival_keyword: izmir.name,
    arrival_name: izmir.name_only,
    arrival_city: izmir.city,
  })
  expect(redirect?.status).toBe(302)
  expect(calls.map((call) => call.name)).toEqual(['POST /api/bus/gateway/search/'])
})

test('a city with several stations is asked about, with everything typed kept, and the answer is taken', async () => {
  const { reply } = await submit({ departure_keyword: 'istanbul' })
  expect(reply?.init?.status).toBe(400)
  expect(reply?.data.matches.departure?.map(({ id }) => id)).toEqual([34, 341])
  expect(reply?.data.errors).toEqual({ departure: 'Birden fazla otogar bulundu. Birini seçin.' })
  expect(reply?.data.fields).toMatchObject({ departure: { text: 'istanbul' }, departureDate: '2026-11-22' })
  const picked = await submit({
    departure_keyword: 'istanbul',
    departure_asked: 'istanbul',
    departure_station: '341',
  })
  expect(picked.calls.at(-1)?.body).toMatchObject({ departure_station: 341 })
})

test('what is missing, unknown, too short or the same is said at its field, without a search', async () => {
  const missing = await submit({ departure_keyword: '', arrival_keyword: 'zzz' })
  expect(missing.reply?.data.errors).toEqual({
    departure: 'Nereden bineceğinizi seçin.',
    arrival: 'Aramanızla eşleşen otogar bulunamadı.',
  })
  expect((await submit({ arrival_keyword: 'an' })).reply?.data.errors).toHaveProperty('arrival')
  const same = await submit({ arrival_keyword: 'ankara' })
  expect(same.reply?.data.errors).toEqual({
    arrival: 'Kalkış ve varış aynı otogar olamaz. Başka bir varış seçin.',
  })
  expect(same.reply?.data.fields?.arrival.text).toBe('')
  expect(same.calls.some(({ name }) => name.startsWith('POST'))).toBe(false)
})

test('days that can not be are refused before the call', async () => {
  expect((await submit({ departure_date: '2026-11-20' })).reply?.data.errors).toEqual({
    departure_date: 'Gidiş tarihi bugünden önce olamaz',
  })
  expect((await submit({ departure_date: '2027-10-22' })).reply?.data.errors).toHaveProperty('departure_date')
  expect((await submit({ departure_date: '' })).reply?.data.errors).toEqual({
    departure_date: 'Lütfen geçerli bir tarih girin',
  })
})

test('a refusal of the gateway is shown at the field that it names', async () => {
  const { reply } = await submit(
    {},
    {
      ...gateway,
      'POST /api/bus/gateway/search/': () => Response.json({ arrival_station: ['Olmaz'] }, { status: 400 }),
    },
  )
  expect(reply?.data.errors).toEqual({ arrival: 'Olmaz' })
})

test('a lost connection says so and keeps the form, on the page and on the device', async () => {
  const { reply, memory } = await submit({}, {})
  expect(reply?.data.errors).toEqual({ form: unreachable })
  expect(memory.drafts.get(busDraft)).toMatchObject({ departure_keyword: 'ankara', arrival_keyword: 'İzmir' })
})
