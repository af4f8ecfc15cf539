// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { SavedCouponList, SavedPassengerList } from '#contract/account.ts'
import { SavedBillList } from '#contract/bill.ts'
import { LoginReply } from '#contract/auth.ts'
import { User } from '#contract/frame.ts'
import { UserFlightAlerts, UserFlightBookings } from '#contract/user-flights.ts'
import { authTokens } from '#server/db/schema/accounts.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { heldFlight, searchFlights, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()

const password = 'ufuk-demo-2026'

describe('signing in', () => {
  test('works by username and by e-mail, in any case', async () => {
    for (const username of ['demo', 'DEMO', 'demo@ufuk.example']) {
      const { token } = LoginReply.parse(await gateway.json('POST', '/api/auth/login/', { username, password }))
      const user = User.parse(await gateway.json('GET', '/api/user/', undefined, { Authorization: `Token ${token}` }))
      expect(user).toMatchObject({ username: 'demo', first_name: 'Deniz', phone_code: '90', phone: '5321234567' })
    }
  })

  test('is refused alike for a wrong password and an unknown user', async () => {
    const wrong = await gateway.request('POST', '/api/auth/login/', { username: 'demo', password: 'nope' })
    const unknown = await gateway.request('POST', '/api/auth/login/', { username: 'nobody', password: 'nope' })
    expect([wrong.status, unknown.status]).toEqual([400, 400])
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  test('checks the form first', async () => {
    const response = await gateway.request('POST', '/api/auth/login/', { username: 'ab' })
    expect(await errorOf(response)).toEqual({
      username: ['En az 3 karakter olmalıdır'],
      password: ['Bu alan zorunludur'],
    })
  })

  test('is limited, says when to come back, and is free again then', async () => {
    const device = { 'X-Device-Id': 'one-device', 'X-Test-Address': '198.51.100.1' }
    const attempt = () => gateway.request('POST', '/api/auth/login/', { username: 'demo', password: 'nope' }, device)
    for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(400)
    const refused = await attempt()
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(await errorOf(refused)).toHaveProperty('detail')
    gateway.pass(seconds)
    expect((await attempt()).status).toBe(400)
  })

  test('keeps only a hash of the token', async () => {
    const { token } = LoginReply.parse(await gateway.json('POST', '/api/auth/login/', { username: 'demo', password }))
    const rows = await gateway.deps.db.orm.select().from(authTokens)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('ends with logout', async () => {
    const signedIn = await gateway.signIn()
    expect((await gateway.request('DELETE', '/api/auth/logout/', undefined, signedIn)).status).toBe(204)
    expect((await gateway.request('GET', '/api/user/', undefined, signedIn)).status).toBe(401)
  })
})

describe('what belongs to the user', () => {
  const personal = ['', 'coupons/', 'bills/', 'passengers/', 'flight/bookings/', 'flight/price_alerts/']

  test('is refused to a guest and never stored by a cache', async () => {
    const signedIn = await gateway.signIn()
    for (const path of personal) {
      expect((await gateway.request('GET', `/api/user/${path}`)).status).toBe(401)
      const response = await gateway.request('GET', `/api/user/${path}`, undefined, signedIn)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('has saved passengers, bills and coupons', async () => {
    const signedIn = await gateway.signIn()
    const passengers = SavedPassengerList.parse(await gateway.json('GET', '/api/user/passengers/', undefined, signedIn))
    expect(passengers.results.map(({ foregein_citizen }) => foregein_citizen)).toEqual([false, true, false])
    const bills = SavedBillList.parse(await gateway.json('GET', '/api/user/bills/', undefined, signedIn))
    expect(bills.results.map(({ bill_type, bill_type_display }) => [bill_type, bill_type_display])).toEqual([
      [0, 'Bireysel'],
      [1, 'Kurumsal'],
    ])
    const coupons = SavedCouponList.parse(await gateway.json('GET', '/api/user/coupons/', undefined, signedIn))
    expect(coupons.results.map(({ active }) => active)).toEqual([false, true, true, true])
  })

  test('settings are kept', async () => {
    const signedIn = await gateway.signIn()
    const settings = { country: 'DE', language: 'en', currency: 'EUR' }
    await gateway.json('PUT', '/api/user/settings/', settings, signedIn)
    expect(User.parse(await gateway.json('GET', '/api/user/', undefined, signedIn)).settings).toEqual(settings)
    const unknown = { country: 'ZZ', language: 'zz', currency: 'ZZZ' }
    const refused = await gateway.request('PUT', '/api/user/settings/', unknown, signedIn)
    expect([refused.status, Object.keys(await errorOf(refused))]).toEqual([400, ['country', 'language', 'currency']])
    const wrong = await gateway.request('PUT', '/api/user/settings/', { ...settings, currency: 'euro' }, signedIn)
    expect(await errorOf(wrong)).toHaveProperty('currency')
  })

  test('tickets are listed once paid', async () => {
    const signedIn = await gateway.signIn()
    await heldFlight(gateway, {}, signedIn)
    const session = await ticketedFlight(gateway, {}, signedIn)
    const { results } = UserFlightBookings.parse(
      await gateway.json('GET', '/api/user/flight/bookings/', undefined, signedIn),
    )
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({
      info: { unique_code: session, state: 'ticketed' },
      return_booking: null,
      price: { total: 1250 },
    })
  })

  test('a price alert is listed, and passive once its day is over', async () => {
    const signedIn = await gateway.signIn()
    const { form_data: form } = await searchFlights(gateway)
    await gateway.json(
      'POST',
      '/api/flight/info/price-alert/',
      { option: form.id, notify_email: 'demo@ufuk.example' },
      signedIn,
    )
    const list = async () =>
      UserFlightAlerts.parse(await gateway.json('GET', '/api/user/flight/price_alerts/', undefined, signedIn)).results
    expect(await list()).toMatchObject([{ active: true, option: form.id, old_price: 1250, new_price: null }])
    gateway.pass(20 * 24 * 3600)
    expect(await list()).toMatchObject([{ active: false }])
  })
})

test.each([
  ['PUT', '/api/user/settings/', { country: 'TR', language: 'tr', currency: 'TRY' }],
  ['POST', '/api/notification/push/', {}],
])('%s %s is limited as the other changes of an account are', async (method, path, body) => {
  const headers = { ...(await gateway.signIn()), 'X-Device-Id': 'device-restless', 'X-Test-Address': '198.51.100.9' }
  const statuses = new Set<number>()
  for (let call = 0; call < 60; call++) statuses.add((await gateway.request(method, path, body, headers)).status)
  expect([...statuses]).not.toContain(429)
  expect((await gateway.request(method, path, body, headers)).status).toBe(429)
})
