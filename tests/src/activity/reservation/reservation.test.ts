// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { cancellationOf } from '#activity/cancellation-of.ts'
import { loader as datesLoader } from '#activity/reservation/dates-route.ts'
import { chooseDeparture, mergeDepartures, windowOf, withReply } from '#activity/reservation/departures.ts'
import { askPackages, selectPackage } from '#activity/reservation/packages-data.ts'
import { OrganizationDate } from '#contract/activity-parts.ts'
import { session } from '#tests/src/activity/search/activities.ts'
import { gateway, posted, signal } from '#tests/support/canned-gateway.ts'
import { type Answers, routeArgs } from '#tests/support/route-args.ts'

const packagesPath = 'POST /api/activity/gateway/detail/'
const selectPath = 'POST /api/activity/gateway/detail/select/'
const date = (id: string, start: string, more: object = {}) =>
  OrganizationDate.parse({ id, start_date: start, end_date: start, time: '09:00', ...more })
const found = { session_unique: session, organization: date('a_1', '2026-12-04'), price_packages: [] }
const asked = { activity: 'a', organization: 'a_1', party: { adults: 2, ages: [7] }, session }

describe('departures', () => {
  const dates = [
    date('full', '2026-12-01', { status: 'SOLD_OUT' }),
    date('first', '2026-12-02'),
    date('later', '2026-12-05'),
    date('closed', '2026-12-06', { status: 'CLOSED' }),
  ]

  test.each([
    [{}, 'first'],
    [{ day: '2026-12-03' }, 'later'],
    [{ organization: 'later' }, 'later'],
    [{ organization: 'full' }, 'first'],
    [{ organization: 'full', day: '2026-12-03' }, 'later'],
    [{ organization: 'closed' }, 'later'],
    [{ organization: 'unknown', day: '2026-12-03' }, 'later'],
    [{ day: '2026-12-06' }, 'later'],
  ])('chosen by %j', (by, id) => {
    expect(chooseDeparture(dates, by)?.id).toBe(id)
  })

  test('are merged in the order of their starts, with the later knowledge', () => {
    const merged = mergeDepartures(
      [date('b', '2026-12-02'), date('a', '2026-12-02', { time: '07:00' })],
      [date('c', '2026-12-01'), date('b', '2026-12-02', { left: 3 })],
    )
    expect(merged.map(({ id, left }) => [id, left])).toEqual([
      ['c', null],
      ['a', null],
      ['b', 3],
    ])
  })

  test('are asked for within the limit of the call, and not before today', () => {
    expect(windowOf('2026-11', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2027-02-22' })
    expect(windowOf('2027-07', '2026-11-22')).toEqual({ from: '2027-07-01', to: '2027-10-01' })
  })

  test('have terms with exact instants in the zone of the activity', () => {
    const rules = { free_hours: 24, fee_percent: 50, closes_hours: 4 }
    expect(cancellationOf({ cancellation: rules, time_zone: 'Europe/Istanbul' }, date('a', '2026-12-04'))).toEqual({
      time_zone: 'Europe/Istanbul',
      free_until: '2026-12-03T06:00:00.000Z',
      fee_percent: 50,
      closes_at: '2026-12-04T02:00:00.000Z',
    })
    expect(cancellationOf({ cancellation: null, time_zone: 'Europe/Istanbul' }, date('a', '2026-12-04'))).toBeNull()
  })
})

describe('packages', () => {
  test('are asked for with the session and the age of every child', async () => {
    const { api, asked: calls } = gateway({ [packagesPath]: { json: found } })
    await expect(askPackages(api, asked, signal)).resolves.toMatchObject({ kind: 'found' })
    expect(calls[0]?.body).toEqual({
      session_unique: session,
      activity_id: 'a',
      organization_id: 'a_1',
      adult_count: 2,
      child_count: 1,
      child_ages: [7],
    })
  })

  test.each([
    [{ ...asked, organization: null }, 'organization_id'],
    [{ ...asked, party: { adults: 2, ages: [null] } }, 'child_ages'],
  ])('are not asked for without a date or an age', async (incomplete, field) => {
    const { api, asked: calls } = gateway({ [packagesPath]: { json: found } })
    await expect(askPackages(api, incomplete, signal)).resolves.toEqual({ kind: 'refused', field, message: 'required' })
    expect(calls).toEqual([])
  })

  test.each([
    [
      'a refused age at its field',
      { status: 400, json: { child_ages: ['En az 6.'] } },
      { kind: 'refused', field: 'child_ages', message: 'En az 6.' },
    ],
    [
      'an unknown departure at the date',
      { status: 404, json: { organization_id: ['Yok.'] } },
      { kind: 'refused', field: 'organization_id', message: 'Yok.' },
    ],
    [
      'an outage in words',
      { status: 503, json: { detail: ['Kapalı.'] } },
      { kind: 'failed', message: 'Kapalı.', unreachable: false },
    ],
    ['a lost call', 'cut' as const, { kind: 'failed', message: null, unreachable: true }],
  ])('tell %s', async (_, answer, said) => {
    const { api } = gateway({ [packagesPath]: answer })
    await expect(askPackages(api, asked, signal)).resolves.toEqual(said)
  })

  test('are asked for once more without a session that has expired', async () => {
    const { api, asked: calls } = gateway({ [packagesPath]: { json: { ...found, research: true } } })
    await askPackages(api, asked, signal)
    expect(calls.map(({ body }) => (body as { session_unique?: string }).session_unique)).toEqual([session, undefined])
  })
})

describe('selecting a package', () => {
  const form = { product_id: 'p', organization_id: 'a_1', session_unique: session, price: '4540' }
  const key = 'vutsrqponmlkjihgfedcba'

  test('leads to the payment of the booking', async () => {
    const { api, asked: calls } = gateway({
      [selectPath]: { json: { status: true, research: false, message: '', session_unique: key } },
    })
    const reply = await selectPackage(api, posted(form), signal)
    expect(reply instanceof Response && reply.headers.get('Location')).toBe(
      `/activity/payment/?session_unique=${key}&search=${session}`,
    )
    expect(calls[0]?.body).toEqual({ ...form, price: 4540 })
  })

  test.each([
    [{ json: { status: false, research: false, message: 'Doldu.' } }, { message: 'Doldu.', back: false }],
    [{ json: { status: false, research: true, message: 'Süre doldu.' } }, { message: 'Süre doldu.', back: true }],
    ['cut' as const, { message: null, back: true }],
  ])('that fails is an alert', async (answer, alert) => {
    const { api } = gateway({ [selectPath]: answer })
    await expect(selectPackage(api, posted(form), signal)).resolves.toMatchObject({ data: { alert } })
  })
})

describe('departures of a month', () => {
  const none = { people: 'adult_count=2', months: [], dates: [], failed: false }
  const reply = (people: string, price: number) => ({
    from: '2026-12-01',
    people,
    results: [date('a', '2026-12-04', { adult_price: price })],
  })

  test('are those of the party: a late reply for another one counts for nothing', () => {
    expect(withReply(none, reply('adult_count=1', 100), 'adult_count=2')).toBe(none)
    const own = withReply(none, reply('adult_count=2', 200), 'adult_count=2')
    expect(own.months).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(own.dates[0]?.adult_price).toBe(200)
  })

  test('of another party keep no prices', () => {
    const two = withReply(none, reply('adult_count=2', 200), 'adult_count=2')
    const three = withReply(two, { ...reply('adult_count=3', 0), results: [] }, 'adult_count=3')
    expect(three.dates.map(({ id, adult_price: price }) => [id, price])).toEqual([['a', null]])
  })

  test('that could not be loaded are not taken for none', () => {
    const failed = withReply(none, { from: '2026-12-01', people: 'adult_count=2', results: null }, 'adult_count=2')
    expect(failed).toEqual({ ...none, failed: true })
    expect(withReply(failed, reply('adult_count=2', 200), 'adult_count=2').failed).toBe(false)
  })

  test('say for which party they are, also if they could not be loaded', async () => {
    const load = (answers: Answers) => {
      const path = '/activity/dates/a/?from=2026-12-01&to=2026-12-31&adult_count=2&child_count=1&child_ages=7'
      return datesLoader(routeArgs(path, answers, { params: { activity_id: 'a' } }).args)
    }
    const asked = { from: '2026-12-01', people: 'adult_count=2&child_count=1&child_ages=7' }
    await expect(load({ 'GET /api/activity/detail/a/dates/': () => Response.json({ results: [] }) })).resolves.toEqual({
      ...asked,
      results: [],
    })
    await expect(load({})).resolves.toEqual({ ...asked, results: null })
  })
})
