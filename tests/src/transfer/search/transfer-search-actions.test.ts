// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { searched, session } from '#tests/src/transfer/search/vehicles.ts'
import { gateway, outcome, posted, signal } from '#tests/support/canned-gateway.ts'
import { searchTransfersOtherDays, selectTransfer } from '#transfer/search/transfer-search-actions.ts'
import { transferSearchFields, transferSearchFromOption } from '#transfer/search/transfer-search-again.ts'

const selectPath = 'POST /api/transfer/gateway/search/select/'
const searchPath = 'POST /api/transfer/gateway/search/'
const today = '2026-11-21'
const form = { product_id: 'v-1', price: '1265.5' }

describe('selecting a vehicle', () => {
  test('sends it with the price shown and leads to the payment, with the flight of the search', async () => {
    const { api, asked } = gateway({ [selectPath]: { json: { status: true, research: false, message: '' } } })
    const to = outcome(await selectTransfer(api, posted({ ...form, flight: 'tk 2124' }), session, signal))
    expect(to).toBe(`/transfer/payment/?session_unique=${session}&flight=TK2124`)
    expect(asked[0]?.body).toEqual({ product_id: 'v-1', session_unique: session, price: 1265.5 })
  })

  test.each([
    ['stays', false],
    ['goes back', true],
  ])('that is refused shows the server message and %s', async (_, research) => {
    const refusal = { json: { status: false, research, message: 'Bu araç az önce satıldı.' } }
    const { api } = gateway({ [selectPath]: refusal })
    expect(outcome(await selectTransfer(api, posted(form), session, signal))).toEqual({
      data: { alert: { message: 'Bu araç az önce satıldı.', back: research } },
      status: 409,
    })
  })

  test.each([
    ['is cut off', 'cut' as const],
    ['fails', { status: 500, json: {} }],
    ['is malformed', { json: { status: 'yes' } }],
  ])('whose call %s asks to try again and goes back', async (_, answer) => {
    const { api } = gateway({ [selectPath]: answer })
    expect(outcome(await selectTransfer(api, posted(form), session, signal))).toEqual({
      data: { alert: { message: null, back: true } },
      status: 503,
    })
  })
})

describe('searching on another day or for another time', () => {
  const started = { [searchPath]: { json: { session_unique: session, form_data: searched } } }
  const shown = { shown_departure_date: '2026-12-01', shown_return_date: '', shown_departure_pickup_time: '10:00' }
  const asks = (changes: Record<string, string> = {}) =>
    posted({
      ...Object.fromEntries(
        Object.entries(transferSearchFields(searched)).map(([name, value]) => [
          name,
          value === null ? '' : String(value),
        ]),
      ),
      ...shown,
      ...changes,
    })

  test('searches the day and the time that were chosen', async () => {
    const { api, asked } = gateway(started)
    const to = outcome(
      await searchTransfersOtherDays(api, asks({ shift: '1', departure_pickup_time: '14:30' }), today, signal),
    )
    expect(to).toBe(`/transfer/search/?session_unique=${session}`)
    expect(asked[0]?.body).toMatchObject({
      departure_date: '2026-12-02',
      departure_pickup_time: '14:30',
      return_date: null,
      return_pickup_time: null,
      passenger_count: 2,
    })
  })

  test('keeps the flight', async () => {
    const { api } = gateway(started)
    const to = outcome(await searchTransfersOtherDays(api, asks({ shift: '1', flight: 'TK2124' }), today, signal))
    expect(to).toBe(`/transfer/search/?session_unique=${session}&flight=TK2124`)
  })

  test('makes no call where nothing changed, but one where only the time did', async () => {
    const { api, asked } = gateway(started)
    expect(outcome(await searchTransfersOtherDays(api, asks(), today, signal))).toEqual({
      data: { notices: [] },
      status: 422,
    })
    expect(asked).toHaveLength(0)
    await searchTransfersOtherDays(api, asks({ departure_pickup_time: '10:30' }), today, signal)
    expect(asked).toHaveLength(1)
  })

  test('a day before today is today, which is told', async () => {
    const { api, asked } = gateway(started)
    const yesterday = asks({ departure_date: '2026-11-20' })
    expect(outcome(await searchTransfersOtherDays(api, yesterday, today, signal))).toBe(
      `/transfer/search/?session_unique=${session}&notice=departure`,
    )
    expect(asked[0]?.body).toMatchObject({ departure_date: today })
  })

  test('the ride back does not begin before the ride there', async () => {
    const { api, asked } = gateway(started)
    const back = { travel_type: 'RT', return_date: '2026-12-01', return_pickup_time: '09:00' }
    await searchTransfersOtherDays(api, asks({ ...back, departure_pickup_time: '11:00' }), today, signal)
    expect(asked[0]?.body).toMatchObject({ return_date: '2026-12-01', return_pickup_time: '11:00' })
  })
})

test('a saved search of past days is moved as a whole', async () => {
  const saved = { ...searched, travel_type: 'RT' as const, departure_date: '2026-11-01' }
  const option = { form_data: { ...saved, return_date: '2026-11-04', return_pickup_time: '09:00:00' } }
  const { api, asked } = gateway({
    'GET /api/transfer/option/option-1/': { json: option },
    [searchPath]: { json: { session_unique: session, form_data: searched } },
  })
  expect(await transferSearchFromOption(api, 'option-1', today, signal)).toBe(session)
  expect(asked.at(-1)?.body).toMatchObject({
    departure_date: today,
    return_date: '2026-11-24',
    return_pickup_time: '09:00',
  })
})
