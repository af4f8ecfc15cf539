// @vitest-environment node
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { products, type ProductName } from '#contract/products.ts'
import { UserActivityAlerts } from '#contract/user-activities.ts'
import { UserBusAlerts } from '#contract/user-buses.ts'
import { UserFlightAlerts } from '#contract/user-flights.ts'
import { UserTransferAlerts } from '#contract/user-transfers.ts'
import { priceAlerts } from '#server/db/schema/searches.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { newUser } from '#tests/server/support/account.ts'
import { searchActivities } from '#tests/server/support/activity-journey.ts'
import { searchBus } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { searchTransfers } from '#tests/server/support/transfer-journey.ts'

type Headers = Record<string, string>

const gateway = sharedGateway()
let selin: Headers
let mert: Headers
beforeAll(async () => {
  selin = await newUser(gateway, 'selin')
  mert = await newUser(gateway, 'mert')
})
afterEach(() => void (gateway.flights.surcharge = 0))

interface Alerts {
  results: { id?: number | undefined; option: string; active: boolean; threshold?: number | null | undefined }[]
}

const lists: Record<ProductName, { parse(reply: unknown): Alerts }> = {
  flight: UserFlightAlerts,
  bus: UserBusAlerts,
  transfer: UserTransferAlerts,
  activity: UserActivityAlerts,
}
/** Starts a search for a day; returns the ID of its search option. */
const searches: Record<ProductName, (day: string) => Promise<string>> = {
  flight: async (day) => (await searchFlights(gateway, { departure_date: day })).form_data.id,
  bus: async (day) => (await searchBus(gateway, { departure_date: day })).form_data.id,
  transfer: async (day) => (await searchTransfers(gateway, { departure_date: day })).form_data.id,
  activity: async (day) => (await searchActivities(gateway, { departure_date: day })).form_data.id,
}

const listed = async (product: ProductName, user: Headers) =>
  lists[product].parse(await gateway.json('GET', `/api/user/${product}/price_alerts/`, undefined, user)).results

/** Creates a price alert of the user; returns it as the list of alerts shows it. */
async function watched(product: ProductName, day: string, user: Headers, email = 'selin@example.com') {
  const option = await searches[product](day)
  await gateway.json('POST', `/api/${product}/info/price-alert/`, { option, notify_email: email }, user)
  const alert = (await listed(product, user)).find((one) => one.option === option)
  if (alert?.id === undefined) throw new Error('the list names no alert of this search')
  return { option, id: alert.id }
}
const turn = (id: number, active: unknown, user: Headers) =>
  gateway.request('PUT', `/api/user/price_alert/${id}/`, { active }, user)
const setThreshold = (id: number, threshold: unknown, user: Headers) =>
  gateway.request('PUT', `/api/user/price_alert/${id}/threshold/`, { threshold }, user)
const remove = (id: number, user: Headers) => gateway.request('DELETE', `/api/user/price_alert/${id}/`, undefined, user)
const stopPage = async (id: number, method: 'GET' | 'POST') => {
  const [row] = await gateway.deps.db.orm.select().from(priceAlerts).where(eq(priceAlerts.id, id))
  return gateway.app.request(`/price-alert/stop/${row?.stopToken}/`, { method })
}
const stopByMail = (id: number) => stopPage(id, 'POST')

describe.each(products)('a price alert of a %s search', (product) => {
  test('is stopped, resumed and deleted by its owner', async () => {
    const { id, option } = await watched(product, '2026-12-11', selin)
    const own = async () => (await listed(product, selin)).filter((one) => one.option === option)
    expect(await (await turn(id, false, selin)).json()).toEqual({ active: false })
    expect(await own()).toMatchObject([{ id, active: false }])
    expect(await (await turn(id, true, selin)).json()).toEqual({ active: true })
    expect(await own()).toMatchObject([{ id, active: true }])
    const deleted = await remove(id, selin)
    expect([deleted.status, await deleted.text()]).toEqual([204, ''])
    expect(await own()).toEqual([])
    expect((await remove(id, selin)).status).toBe(404)
    // After a price alert was deleted, it can be created again.
    await watched(product, '2026-12-11', selin)
  })

  test('of another user is a 404, and a guest is a 401', async () => {
    const { id } = await watched(product, '2026-12-12', selin)
    expect([(await turn(id, false, mert)).status, (await remove(id, mert)).status]).toEqual([404, 404])
    expect([(await turn(id, false, {})).status, (await remove(id, {})).status]).toEqual([401, 401])
    expect((await listed(product, selin)).find((one) => one.id === id)).toMatchObject({ active: true })
    expect((await turn(0, false, selin)).status).toBe(404)
    expect(await errorOf(await turn(id, 'maybe', selin))).toHaveProperty('active')
  })
})

test('a stopped alert tells nothing; a resumed one is measured by the price of its resumption', async () => {
  await gateway.deps.db.orm.delete(priceAlerts)
  const { id } = await watched('flight', '2026-12-13', selin)
  await turn(id, false, selin)
  gateway.flights.surcharge = -20_000
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
  await turn(id, true, selin)
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
  gateway.flights.surcharge = -40_000
  expect(await checkPriceAlerts(gateway.deps)).toBe(1)
  await remove(id, selin)
})

test('a threshold that was reached while its alert was stopped is told after the resumption, once', async () => {
  await gateway.deps.db.orm.delete(priceAlerts)
  const { id } = await watched('flight', '2026-12-19', selin)
  await gateway.deps.db.orm.update(priceAlerts).set({ threshold: 115_000 }).where(eq(priceAlerts.id, id))
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
  await turn(id, false, selin)
  gateway.flights.surcharge = -10_000
  for (const told of [1, 0]) {
    await turn(id, true, selin)
    expect(await checkPriceAlerts(gateway.deps)).toBe(told)
    await turn(id, false, selin)
  }
  await remove(id, selin)
})

describe('the threshold of an alert', () => {
  const own = async (id: number) => (await listed('flight', selin)).find((one) => one.id === id)

  test('is changed and removed by its owner, and told beside what the search watches', async () => {
    const { id, option } = await watched('flight', '2026-12-20', selin)
    const seen = (user: Headers) =>
      gateway.json('GET', `/api/flight/info/price-alert/?option=${option}`, undefined, user)
    expect(await seen(selin)).toMatchObject({ own: { id, threshold: null } })
    expect(await (await setThreshold(id, '1.000,50', selin)).json()).toEqual({ threshold: 1000.5 })
    expect(await own(id)).toMatchObject({ active: true, threshold: 1000.5 })
    expect(await seen(selin)).toMatchObject({ own: { id, threshold: 1000.5 } })
    for (const other of [mert, {}]) expect(await seen(other)).not.toHaveProperty('own')
    expect(await (await setThreshold(id, null, selin)).json()).toEqual({ threshold: null })
    expect(await own(id)).toMatchObject({ threshold: null })
    await remove(id, selin)
    expect(await seen(selin)).not.toHaveProperty('own')
  })

  test('is a 404 of another user’s alert, a 401 of a guest, and refused on its field', async () => {
    const { id } = await watched('flight', '2026-12-20', selin)
    expect((await setThreshold(id, 500, mert)).status).toBe(404)
    expect((await setThreshold(id, 500, {})).status).toBe(401)
    for (const wrong of ['ucuz', -5, 999_999]) {
      const refused = await setThreshold(id, wrong, selin)
      expect([refused.status, Object.keys(await errorOf(refused))]).toEqual([400, ['threshold']])
    }
    expect(await own(id)).toMatchObject({ threshold: null })
    gateway.pass(30 * 24 * 3600)
    expect(await errorOf(await setThreshold(id, 500, selin))).toEqual({
      detail: ['Bu aramanın günü geçti; alarm değiştirilemez.'],
    })
    await remove(id, selin)
  })

  test('is compared with the price of the change, not with a lower one that was told before', async () => {
    await gateway.deps.db.orm.delete(priceAlerts)
    const { id } = await watched('flight', '2026-12-20', selin)
    gateway.flights.surcharge = -20_000
    expect(await checkPriceAlerts(gateway.deps)).toBe(1)
    gateway.flights.surcharge = 0
    await setThreshold(id, 1150, selin)
    expect(await checkPriceAlerts(gateway.deps)).toBe(0)
    gateway.flights.surcharge = -10_000
    expect(await checkPriceAlerts(gateway.deps)).toBe(1)
    await remove(id, selin)
  })

  test.each([
    ['at once if the first price has reached it', -20_000, -20_000],
    ['later if the first price has not', 0, -20_000],
  ])('set while nothing is on sale is told %s, once', async (_, first, then) => {
    await gateway.deps.db.orm.delete(priceAlerts)
    const { id } = await watched('flight', '2026-12-20', selin)
    gateway.flights.surcharge = -20_000
    expect(await checkPriceAlerts(gateway.deps)).toBe(1)
    gateway.flights.seatsPerFlight = 0
    expect(await (await setThreshold(id, 1150, selin)).json()).toEqual({ threshold: 1150 })
    gateway.flights.seatsPerFlight = 50
    const told: number[] = []
    for (const surcharge of [first, then, then]) {
      gateway.flights.surcharge = surcharge
      told.push(await checkPriceAlerts(gateway.deps))
    }
    expect(told).toEqual(first < 0 ? [1, 0, 0] : [0, 1, 0])
    await remove(id, selin)
  })
})

test('one whose day has passed is not resumed', async () => {
  const { id } = await watched('flight', '2026-12-14', selin)
  await turn(id, false, selin)
  gateway.pass(15 * 24 * 3600)
  const late = await turn(id, true, selin)
  expect([late.status, await errorOf(late)]).toEqual([400, { detail: ['Bu aramanın günü geçti; alarm sürdürülemez.'] }])
  expect((await remove(id, selin)).status).toBe(204)
})

test('twenty active ones are the most, resumed ones included', async () => {
  const { id } = await watched('flight', '2026-12-15', mert, 'mert@example.com')
  await turn(id, false, mert)
  for (let day = 1; day <= 20; day++)
    await watched('bus', `2027-01-${String(day).padStart(2, '0')}`, mert, 'mert@example.com')
  expect(await errorOf(await turn(id, true, mert))).toEqual({ notify_email: ['En fazla 20 fiyat alarmınız olabilir.'] })
})

describe('one that was stopped by the link of its mail', () => {
  test('is resumed by an account that has the address', async () => {
    const { id } = await watched('flight', '2026-12-16', selin)
    expect((await stopByMail(id)).status).toBe(200)
    expect((await listed('flight', selin)).find((one) => one.id === id)).toMatchObject({ active: false })
    expect((await turn(id, true, selin)).status).toBe(200)
  })

  test('never writes to somebody else’s address again, resumed, deleted or asked for anew', async () => {
    const reader = 'okur@example.com'
    const { id, option } = await watched('flight', '2026-12-17', selin, reader)
    await stopByMail(id)
    const resumed = await turn(id, true, selin)
    expect([resumed.status, await errorOf(resumed)]).toEqual([
      400,
      { detail: ['Bu alarmı, e-postaların gittiği adresin sahibi durdurdu; sürdürülemez.'] },
    ])
    expect((await remove(id, selin)).status).toBe(204)
    expect((await listed('flight', selin)).map((one) => one.id)).not.toContain(id)
    const again = { option, notify_email: reader }
    expect((await gateway.request('POST', '/api/flight/info/price-alert/', again, selin)).status).toBe(400)
  })

  test('is stopped for its reader only then, not while its owner pauses it', async () => {
    const { id } = await watched('flight', '2026-12-18', selin, 'duraklatan@example.com')
    await turn(id, false, selin)
    const page = async () => (await stopPage(id, 'GET')).text()
    expect(await page()).toContain('Alarmı durdur</button>')
    await stopByMail(id)
    expect(await page()).toContain('Fiyat alarmı durduruldu')
    expect((await turn(id, true, selin)).status).toBe(400)
  })
})

test('what an alert would watch has both days of a round trip', async () => {
  const days = async (form: object) => {
    const { id } = (await searchFlights(gateway, { departure_date: '2026-12-05', ...form })).form_data
    return gateway.json('GET', `/api/flight/info/price-alert/?option=${id}`)
  }
  expect(await days({ fly_type: 'OW' })).toMatchObject({ date: '2026-12-05', return_date: null })
  expect(await days({ fly_type: 'RT', return_date: '2026-12-09' })).toMatchObject({ return_date: '2026-12-09' })
})
