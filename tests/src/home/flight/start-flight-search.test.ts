// @vitest-environment node
import { expect, test } from 'vitest'
import { startFlightSearch } from '#home/flight/start-flight-search.ts'
import { flightDraft } from '#home/flight/flight-fields.ts'
import { unreachable } from '#home/search-reply.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const airport = (id: number, code: string, city: string) => ({
  id,
  code,
  name: `${city} Havalimanı`,
  city,
  country_code: 'TR',
})
const airports = [airport(1, 'IST', 'İstanbul'), airport(2, 'SAW', 'İstanbul'), airport(3, 'ESB', 'Ankara')]
const session = 'abcdefghijklmnopqrstuv'

const gateway: Answers = {
  'GET /api/flight/airport/': (request) => {
    const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').toLocaleLowerCase('tr')
    return Response.json({
      results: airports.filter(({ code, city }) => `${code} ${city}`.toLocaleLowerCase('tr').includes(keyword)),
    })
  },
  'POST /api/flight/gateway/search/': async (request) => {
    const form = await request.json()
    return Response.json({
      session_unique: session,
      form_data: {
        id: 'option-1',
        departure_airport_id: 1,
        departure_airport_name: '',
        departure_airport_code: 'IST',
        arrival_airport_id: 3,
        arrival_airport_name: '',
        arrival_airport_code: 'ESB',
        departure_city: { name: 'İstanbul' },
        arrival_city: { name: 'Ankara' },
        total_passenger_count: 1,
        flight_class_name: 'Ekonomi',
        ...form,
      },
    })
  },
}

const form = {
  fly_type: 'OW',
  departure_keyword: 'IST',
  arrival_keyword: 'Ankara',
  departure_date: '2026-11-22',
  return_date: '2026-11-25',
  adult_count: '1',
  child_count: '0',
  senior_count: '0',
  infant_count: '0',
  flight_class: 'economy',
}

async function submit(changes: Record<string, string> = {}, answers: Answers = gateway) {
  const memory = memoryStore()
  const { args, calls } = routeArgs('/', answers, { form: { ...form, ...changes }, store: memory.store })
  const result = await startFlightSearch(args)
  return result instanceof Response
    ? { redirect: result, reply: undefined, calls, memory }
    : { redirect: undefined, reply: result, calls, memory }
}

test('a code and the name of a city with one airport start a search without scripts', async () => {
  const { redirect, calls, memory } = await submit()
  expect(redirect?.headers.get('Location')).toBe(`/flight/search/?session_unique=${session}`)
  expect(calls.at(-1)?.body).toMatchObject({
    departure_airport: 1,
    arrival_airport: 3,
    fly_type: 'OW',
    return_date: null,
    direct_flights_only: false,
  })
  expect(memory.kept.flyType).toBe('OW')
})

test('ids of the pickers are taken without another look', async () => {
  const { redirect, calls } = await submit({
    fly_type: 'RT',
    departure_airport: '1',
    departure_keyword: 'İstanbul (IST)',
    arrival_airport: '3',
    arrival_keyword: 'Ankara (ESB)',
    direct_flights_only: 'true',
  })
  expect(redirect?.status).toBe(302)
  expect(calls.map((call) => call.name)).toEqual(['POST /api/flight/gateway/search/'])
  expect(calls[0]?.body).toMatchObject({ return_date: '2026-11-25', direct_flights_only: true })
})

test('prices with a checked bag go along to the results, and not to the next search', async () => {
  const { redirect, memory } = await submit({ bag: '1' })
  expect(redirect?.headers.get('Location')).toBe(`/flight/search/?session_unique=${session}&bag=1`)
  expect(memory.drafts.get(flightDraft)).toEqual(form)
})

test('a city with several airports is asked about, with everything typed kept', async () => {
  const { reply } = await submit({ departure_keyword: 'istanbul', adult_count: '2' })
  expect(reply?.init?.status).toBe(400)
  expect(reply?.data.matches.departure?.map(({ code }) => code)).toEqual(['IST', 'SAW'])
  expect(reply?.data.errors).toEqual({ departure: 'Birden fazla havalimanı bulundu. Birini seçin.' })
  expect(reply?.data.fields).toMatchObject({ departure: { text: 'istanbul' }, counts: { adult_count: 2 } })
})

test('the answer to it is taken, unless the text was changed after all', async () => {
  const picked = { departure_keyword: 'istanbul', departure_asked: 'istanbul', departure_airport: '2' }
  expect((await submit(picked)).calls.at(-1)?.body).toMatchObject({ departure_airport: 2 })
  const changed = await submit({ ...picked, departure_keyword: 'IST' })
  expect(changed.calls.at(-1)?.body).toMatchObject({ departure_airport: 1 })
})

test('what is missing, unknown or too short is said at its field', async () => {
  expect((await submit({ departure_keyword: '', arrival_keyword: 'zzz' })).reply?.data.errors).toEqual({
    departure: 'Nereden uçacağınızı seçin.',
    arrival: 'Aramanızla eşleşen havalimanı bulunamadı.',
  })
  expect((await submit({ arrival_keyword: 'an' })).reply?.data.errors).toHaveProperty('arrival')
})

test('two airports of one city are refused and the arrival is emptied', async () => {
  const { reply, calls } = await submit({ arrival_keyword: 'SAW' })
  expect(reply?.data.errors).toHaveProperty('arrival')
  expect(reply?.data.fields?.arrival.text).toBe('')
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false)
})

test('days and counts that can not be are refused before the call', async () => {
  expect((await submit({ departure_date: '2026-11-20' })).reply?.data.errors).toEqual({
    departure_date: 'Gidiş tarihi bugünden önce olamaz',
  })
  expect((await submit({ departure_date: '2027-10-22' })).reply?.data.errors).toHaveProperty('departure_date')
  expect((await submit({ departure_date: '' })).reply?.data.errors).toEqual({
    departure_date: 'Lütfen geçerli bir tarih girin',
  })
  expect((await submit({ fly_type: 'RT', return_date: '2026-11-21' })).reply?.data.errors).toEqual({
    return_date: 'Dönüş tarihi gidiş tarihinden önce olamaz',
  })
  expect((await submit({ adult_count: '1', infant_count: '2' })).reply?.data.errors).toHaveProperty('passengers')
  expect((await submit({ adult_count: '8' })).reply?.data.errors).toHaveProperty('passengers')
  expect((await submit({ adult_count: '0' })).reply?.data.errors).toHaveProperty('passengers')
})

test('a refusal of the gateway is shown at the field that it names', async () => {
  const { reply } = await submit(
    {},
    {
      ...gateway,
      'POST /api/flight/gateway/search/': () => Response.json({ infant_count: ['Olmaz'] }, { status: 400 }),
    },
  )
  expect(reply?.data.errors).toEqual({ passengers: 'Olmaz' })
})

test('a lost connection says so and keeps the form, on the page and on the device', async () => {
  const { reply, memory } = await submit({}, {})
  expect(reply?.init?.status).toBe(503)
  expect(reply?.data.errors).toEqual({ form: unreachable })
  expect(reply?.data.fields?.departure.text).toBe('IST')
  expect(memory.drafts.get(flightDraft)).toMatchObject({ departure_keyword: 'IST', arrival_keyword: 'Ankara' })
})
