// @vitest-environment node
import { expect, test } from 'vitest'
import { unreachable } from '#home/search-reply.ts'
import { startTransferSearch } from '#home/transfer/start-transfer-search.ts'
import { transferDraft } from '#home/transfer/transfer-fields.ts'
import { airport, location, searched, session, taksim } from '#tests/src/transfer/search/vehicles.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const places = [airport, taksim, location(3, 'Taksim Oteller', 'hotels')]
const gateway: Answers = {
  'GET /api/transfer/location/': (request) => {
    const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').toLocaleLowerCase('tr')
    return Response.json({ results: places.filter(({ name }) => name.toLocaleLowerCase('tr').includes(keyword)) })
  },
  'POST /api/transfer/gateway/search/': () => Response.json({ session_unique: session, form_data: searched }),
}
const form = {
  travel_type: 'OW',
  departure_keyword: 'istanbul havalimanı',
  arrival_keyword: 'Taksim',
  departure_date: '2026-11-22',
  departure_pickup_time: '10:00',
  return_date: '2026-11-24',
  return_pickup_time: '10:00',
  passenger_count: '2',
  baggage_count: '3',
}

async function submit(changes: Record<string, string> = {}, answers: Answers = gateway) {
  const memory = memoryStore()
  const { args, calls } = routeArgs('/?tab=transfer', answers, { form: { ...form, ...changes }, store: memory.store })
  const result = await startTransferSearch(args)
  return result instanceof Response
    ? { to: result.headers.get('Location'), reply: undefined, calls, memory }
    : { to: undefined, reply: result, calls, memory }
}

test('typed names start a search without scripts; one way has no return', async () => {
  const { to, calls, memory } = await submit()
  expect(to).toBe(`/transfer/search/?session_unique=${session}`)
  expect(calls.at(-1)?.body).toEqual({
    departure_location_id: 1,
    arrival_location_id: 2,
    departure_date: '2026-11-22',
    departure_pickup_time: '10:00',
    return_date: null,
    return_pickup_time: null,
    travel_type: 'OW',
    passenger_count: 2,
    baggage_count: 3,
  })
  expect(memory.kept.searched).toEqual(['transfer'])
})

test('a round trip sends its return, and the flight goes along to the results', async () => {
  const { to, calls, memory } = await submit({ travel_type: 'RT', flight: 'TK2124' })
  expect(to).toBe(`/transfer/search/?session_unique=${session}&flight=TK2124`)
  expect(calls.at(-1)?.body).toMatchObject({
    return_date: '2026-11-24',
    return_pickup_time: '10:00',
    travel_type: 'RT',
  })
  expect(memory.drafts.get(transferDraft)).toEqual({ ...form, travel_type: 'RT' })
})

test('what is missing, the same, past or too early is said at its field, with nothing lost and no search', async () => {
  const errors = async (changes: Record<string, string>) => {
    const { reply, calls } = await submit(changes)
    expect(reply?.init?.status).toBe(400)
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/transfer/gateway/search/')
    expect(reply?.data.fields).toMatchObject({ passengers: 2, baggage: 3 })
    return reply?.data.errors
  }
  expect(await errors({ departure_keyword: '', arrival_keyword: 'zzz' })).toEqual({
    departure: 'Nereden alınacağınızı seçin.',
    arrival: 'Aramanızla eşleşen yer bulunamadı.',
  })
  expect(await errors({ arrival_keyword: 'İstanbul Havalimanı' })).toEqual({
    arrival: 'Alış ve varış aynı yer olamaz. Başka bir varış seçin.',
  })
  expect(await errors({ departure_date: '2026-11-20' })).toEqual({
    departure_date: 'Gidiş tarihi bugünden önce olamaz',
  })
  const back = { travel_type: 'RT', return_date: '2026-11-22', departure_pickup_time: '12:00' }
  expect(await errors({ ...back, return_pickup_time: '11:30' })).toEqual({
    return_pickup_time: 'Dönüş saati gidiş saatinden önce olamaz',
  })
})

test('a refusal of the gateway stands at the field it names, a lost call above the form', async () => {
  const refuse = (body: object): Answers => ({
    ...gateway,
    'POST /api/transfer/gateway/search/': () => Response.json(body, { status: 400 }),
  })
  const refused = await submit({}, refuse({ departure_pickup_time: ['Saat geçti'], arrival_location_id: ['Yol yok'] }))
  expect(refused.reply?.data.errors).toEqual({ departure_pickup_time: 'Saat geçti', arrival: 'Yol yok' })
  const lost = await submit({}, { ...gateway, 'POST /api/transfer/gateway/search/': () => Response.error() })
  expect(lost.reply?.data.errors).toEqual({ form: unreachable })
})
