// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { searchBusesOtherDays, selectSeats } from '#bus/search/bus-search-actions.ts'
import { busSearchFields } from '#bus/search/bus-search-again.ts'
import { options, session } from '#tests/src/bus/search/trips.ts'
import { gateway, outcome, posted, signal } from '#tests/support/canned-gateway.ts'

const selectPath = 'POST /api/bus/gateway/search/select/'
const searchPath = 'POST /api/bus/gateway/search/'
const reply = (status: boolean, research = false) => ({
  json: { status, research, message: status ? '' : 'Bu koltuk az önce satıldı.' },
})
const two = { product_id: 'trip-1', 'seat:4': 'M', 'price:4': '650.5', 'seat:5': 'F', 'price:5': '650.5', 'seat:6': '' }
const chosen = {
  product: 'trip-1',
  selected: [
    { seat: '4', gender: 'M', price: 650.5 },
    { seat: '5', gender: 'F', price: 650.5 },
  ],
}

describe('selecting seats', () => {
  test('sends them with their genders and leads to the payment', async () => {
    const { api, asked } = gateway({ [selectPath]: reply(true) })
    expect(outcome(await selectSeats(api, posted(two), session, signal))).toBe(
      `/bus/payment/?session_unique=${session}`,
    )
    expect(asked[0]?.body).toEqual({
      product_id: 'trip-1',
      session_unique: session,
      selected_seats: chosen.selected,
    })
  })

  test.each([
    ['stays', false],
    ['goes back', true],
  ])('that is refused shows the server message, keeps the seats and %s', async (_, research) => {
    const { api } = gateway({ [selectPath]: reply(false, research) })
    expect(outcome(await selectSeats(api, posted(two), session, signal))).toEqual({
      data: { alert: { message: 'Bu koltuk az önce satıldı.', back: research }, seats: chosen },
      status: 409,
    })
  })

  test.each([
    ['is cut off', 'cut' as const],
    ['fails', { status: 500, json: {} }],
    ['is malformed', { json: { status: 'yes' } }],
  ])('whose call %s asks to try again, keeps the seats and goes back', async (_, answer) => {
    const { api } = gateway({ [selectPath]: answer })
    expect(outcome(await selectSeats(api, posted(two), session, signal))).toEqual({
      data: { alert: { message: null, back: true }, seats: chosen },
      status: 503,
    })
  })

  test('none, or more than four, makes no call and keeps what was chosen', async () => {
    const { api, asked } = gateway({})
    expect(outcome(await selectSeats(api, posted({ product_id: 'a' }), session, signal))).toEqual({
      data: { seats: { problem: 'none', selected: [] } },
      status: 422,
    })
    const five = Object.fromEntries(['1', '2', '3', '4', '5'].map((seat) => [`seat:${seat}`, 'M']))
    expect(outcome(await selectSeats(api, posted({ product_id: 'a', ...five }), session, signal))).toMatchObject({
      data: { seats: { problem: 'many', selected: [{ seat: '1', gender: 'M' }, {}, {}, {}, {}] } },
      status: 422,
    })
    expect(asked).toEqual([])
  })

  test('without a trip makes no call', async () => {
    const { api, asked } = gateway({})
    expect(outcome(await selectSeats(api, posted({ 'seat:4': 'M' }), session, signal))).toMatchObject({ status: 400 })
    expect(asked).toEqual([])
  })
})

describe('searching another day', () => {
  const today = '2026-11-21'
  const answer = { [searchPath]: { json: { session_unique: 'BBBBBBBBBBBBBBBBBBBBBB', form_data: options } } }
  const fields = Object.fromEntries(
    Object.entries(busSearchFields(options)).map(([name, value]) => [name, String(value)]),
  )
  const days = (change: Record<string, string>) =>
    posted({ ...fields, shown_departure_date: '2026-12-01', shown_return_date: '', ...change })

  test('keeps the stations and leads to the new session', async () => {
    const { api, asked } = gateway(answer)
    const result = await searchBusesOtherDays(api, days({ departure_date: '2026-12-03' }), today, signal)
    expect(outcome(result)).toBe('/bus/search/?session_unique=BBBBBBBBBBBBBBBBBBBBBB')
    expect(asked[0]?.body).toEqual({ ...busSearchFields(options), departure_date: '2026-12-03' })
  })

  test.each([
    ['-1', '2026-11-30'],
    ['1', '2026-12-02'],
  ])('moves by %s day to %s', async (shift, day) => {
    const { api, asked } = gateway(answer)
    await searchBusesOtherDays(api, days({ shift }), today, signal)
    expect(asked[0]?.body).toMatchObject({ departure_date: day })
  })

  test('the day before today is told and searches nothing where today is shown', async () => {
    const { api, asked } = gateway(answer)
    const form = days({ shift: '-1', departure_date: today, shown_departure_date: today })
    expect(outcome(await searchBusesOtherDays(api, form, today, signal))).toEqual({
      data: { notices: ['departure'] },
      status: 422,
    })
    expect(asked).toEqual([])
  })

  test('a lost call is an alert that stays', async () => {
    const { api } = gateway({ [searchPath]: 'cut' })
    expect(outcome(await searchBusesOtherDays(api, days({ shift: '1' }), today, signal))).toMatchObject({
      data: { alert: { message: null, back: false } },
      status: 503,
    })
  })
})
