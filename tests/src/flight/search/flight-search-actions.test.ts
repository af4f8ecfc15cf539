import { describe, expect, test } from 'vitest'
import { searchFlightsOtherDays, selectFlights } from '#flight/search/flight-search-actions.ts'
import { flightSearchFields } from '#flight/search/flight-search-again.ts'
import { options, session } from '#tests/src/flight/search/flights.ts'
import { gateway, outcome, posted, signal } from '#tests/support/canned-gateway.ts'

const selectPath = 'POST /api/flight/gateway/search/select/'
const searchPath = 'POST /api/flight/gateway/search/'
const reply = (status: boolean, research = false) => ({
  json: { status, research, message: status ? '' : 'Bu uçuş doldu.' },
})

describe('selecting', () => {
  test('leads to the payment of the session where the backend makes no key', async () => {
    const { api, asked } = gateway({ [selectPath]: reply(true) })
    const form = posted({ product_ids: ['a', 'b'], alternative_prices: ['', 'FLEX'] })
    expect(outcome(await selectFlights(api, form, session, signal))).toBe(`/flight/payment/?session_unique=${session}`)
    expect(asked[0]?.body).toEqual({ product_ids: ['a', 'b'], alternative_prices: ['', 'FLEX'] })
  })

  test('leads to the payment of the key that the gateway made, with the session for the way back', async () => {
    const key = 'K'.repeat(22)
    const { api } = gateway({
      [selectPath]: { json: { status: true, research: false, message: '', session_unique: key } },
    })
    const form = posted({ product_ids: 'a', alternative_prices: '' })
    const address = `/flight/payment/?session_unique=${key}&search=${session}`
    expect(outcome(await selectFlights(api, form, session, signal))).toBe(address)
  })

  test("carries 'Bavul dahil' to the payment, from where the way back leads to such prices", async () => {
    const { api } = gateway({ [selectPath]: reply(true) })
    const form = posted({ product_ids: 'a', alternative_prices: '', bag: '1' })
    expect(outcome(await selectFlights(api, form, session, signal))).toBe(
      `/flight/payment/?session_unique=${session}&bag=1`,
    )
  })

  test('sends no fares where no flight has any', async () => {
    const { api, asked } = gateway({ [selectPath]: reply(true) })
    await selectFlights(api, posted({ product_ids: 'a', alternative_prices: '' }), session, signal)
    expect(asked[0]?.body).toEqual({ product_ids: ['a'], alternative_prices: [] })
  })

  test.each([
    ['stays', false],
    ['goes back', true],
  ])('that is refused shows the server message and %s', async (_, research) => {
    const { api } = gateway({ [selectPath]: reply(false, research) })
    const result = await selectFlights(api, posted({ product_ids: 'a' }), session, signal)
    expect(outcome(result)).toEqual({ data: { alert: { message: 'Bu uçuş doldu.', back: research } }, status: 409 })
  })

  test.each([
    ['is cut off', 'cut' as const],
    ['fails', { status: 500, json: {} }],
    ['is malformed', { json: { status: 'yes' } }],
  ])('whose call %s asks to try again and goes back', async (_, answer) => {
    const { api } = gateway({ [selectPath]: answer })
    const result = await selectFlights(api, posted({ product_ids: 'a' }), session, signal)
    expect(outcome(result)).toEqual({ data: { alert: { message: null, back: true } }, status: 503 })
  })

  test('nothing makes no call', async () => {
    const { api, asked } = gateway({})
    expect(outcome(await selectFlights(api, posted({}), session, signal))).toMatchObject({ status: 400 })
    expect(asked).toEqual([])
  })
})

describe('searching other days', () => {
  const today = '2026-11-21'
  const answer = {
    [searchPath]: {
      json: {
        session_unique: 'BBBBBBBBBBBBBBBBBBBBBB',
        form_data: {
          ...options,
          departure_airport_name: 'IST airport',
          arrival_airport_name: 'ESB airport',
          departure_city: { name: 'IST city' },
          arrival_city: { name: 'ESB city' },
        },
      },
    },
  }
  const fields = Object.fromEntries(
    Object.entries(flightSearchFields(options)).map(([name, value]) => [name, String(value ?? '')]),
  )
  const shown = { shown_departure_date: '2026-12-01', shown_return_date: '' }
  const days = (change: Record<string, string>) => posted({ ...fields, ...shown, ...change })

  test('keeps everything else of the search and leads to the new session', async () => {
    const { api, asked } = gateway(answer)
    const result = await searchFlightsOtherDays(api, days({ departure_date: '2026-12-03' }), today, signal)
    expect(outcome(result)).toBe('/flight/search/?session_unique=BBBBBBBBBBBBBBBBBBBBBB')
    expect(asked[0]?.body).toEqual({ ...flightSearchFields(options), departure_date: '2026-12-03' })
  })

  test.each([
    ['-1', '2026-11-30'],
    ['1', '2026-12-02'],
  ])('moves by %s day to %s', async (shift, day) => {
    const { api, asked } = gateway(answer)
    await searchFlightsOtherDays(api, days({ shift }), today, signal)
    expect(asked[0]?.body).toMatchObject({ departure_date: day })
  })

  test('the day before today is told and searches nothing where today is shown', async () => {
    const { api, asked } = gateway(answer)
    const form = days({ shift: '-1', departure_date: today, shown_departure_date: today })
    expect(outcome(await searchFlightsOtherDays(api, form, today, signal))).toEqual({
      data: { notices: ['departure'] },
      status: 422,
    })
    expect(asked).toEqual([])
  })

  test('a day before today searches today and tells it on arrival', async () => {
    const { api, asked } = gateway(answer)
    const result = await searchFlightsOtherDays(api, days({ departure_date: '2026-10-01' }), today, signal)
    expect(outcome(result)).toBe('/flight/search/?session_unique=BBBBBBBBBBBBBBBBBBBBBB&notice=departure')
    expect(asked[0]?.body).toMatchObject({ departure_date: today })
  })

  test('a return before the departure is moved to it and told', async () => {
    const { api, asked } = gateway(answer)
    const form = days({
      fly_type: 'RT',
      departure_date: '2026-12-09',
      return_date: '2026-12-05',
      shown_return_date: '2026-12-05',
    })
    const result = await searchFlightsOtherDays(api, form, today, signal)
    expect(outcome(result)).toMatch(/notice=return$/)
    expect(asked[0]?.body).toMatchObject({ departure_date: '2026-12-09', return_date: '2026-12-09' })
  })

  test('a lost call is an alert that stays', async () => {
    const { api } = gateway({ [searchPath]: 'cut' })
    const result = await searchFlightsOtherDays(api, days({ shift: '1' }), today, signal)
    expect(outcome(result)).toMatchObject({ data: { alert: { message: null, back: false } }, status: 503 })
  })

  test('a lost call for a day before today tells both', async () => {
    const { api } = gateway({ [searchPath]: 'cut' })
    const result = await searchFlightsOtherDays(api, days({ departure_date: '2026-10-01' }), today, signal)
    expect(outcome(result)).toEqual({
      data: { notices: ['departure'], alert: { message: null, back: false } },
      status: 503,
    })
  })
})
