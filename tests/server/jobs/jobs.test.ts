// @vitest-environment node
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mailOutbox, rateLimits } from '#server/db/schema/operations.ts'
import { authTokens } from '#server/db/schema/accounts.ts'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { flightCabins } from '#server/db/schema/flights.ts'
import { sandboxBankPayments } from '#server/db/schema/payments.ts'
import { priceAlerts, searchOptions, searchSessions } from '#server/db/schema/searches.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { createJobs, startJobs } from '#server/jobs/start-jobs.ts'
import { createTestGateway, sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { heldFlight, payFlight, searchFlights, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
beforeEach(() => {
  gateway.mails.length = 0
})

test('holds are let go when they run out, and tickets keep their seats', async () => {
  await ticketedFlight(gateway)
  await heldFlight(gateway)
  expect(await releaseHolds(gateway.deps)).toBe(0)
  gateway.pass(901)
  expect(await releaseHolds(gateway.deps)).toBe(1)
  const rows = await gateway.deps.db.orm.select({ seats: bookings.stock }).from(bookings)
  expect(rows.map(({ seats }) => seats).toSorted()).toEqual(['released', 'sold'])
})

test('a watched price that falls is told once, with both prices', async () => {
  await sendMail(gateway.deps)
  gateway.mails.length = 0
  const { form_data: form } = await searchFlights(gateway)
  const body = { option: form.id, notify_email: 'watch@example.com' }
  await gateway.json('POST', '/api/flight/info/price-alert/', body, { 'X-User-Info': 'en|TR|TRY' })
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
  gateway.flights.surcharge = -20_000
  expect(await checkPriceAlerts(gateway.deps)).toBe(1)
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
  await sendMail(gateway.deps)
  expect(gateway.mails).toHaveLength(1)
  expect(gateway.mails[0]?.text).toContain(
    'Istanbul – Ankara, Thursday 10 December 2026 went from 1.250,00\u00A0₺ to 1.050,00\u00A0₺',
  )
  expect(gateway.mails[0]?.text).toContain(`https://ufuk.example/flight/search-gate/${form.id}/`)
  gateway.pass(30 * 24 * 3600)
  await checkPriceAlerts(gateway.deps)
  const [alert] = await gateway.deps.db.orm.select().from(priceAlerts).where(eq(priceAlerts.optionId, form.id))
  expect(alert).toMatchObject({ active: false, oldPrice: 125_000, newPrice: 105_000 })
  gateway.flights.surcharge = 0
})

describe('a price alert', () => {
  const watch = async (day: string, contact: Record<string, string> = { notify_email: 'calm@example.com' }) => {
    const { form_data: form } = await searchFlights(gateway, { departure_date: day })
    await gateway.json('POST', '/api/flight/info/price-alert/', { option: form.id, ...contact })
    return form.id
  }
  const alertOf = async (option: string) => {
    const [row] = await gateway.deps.db.orm.select().from(priceAlerts).where(eq(priceAlerts.optionId, option))
    return row
  }
  afterEach(() => {
    gateway.flights.surcharge = 0
    gateway.flights.seatsPerFlight = 50
  })

  test('is silent about rises, about less than 1 %, and about what only undoes a rise', async () => {
    await watch('2026-12-21')
    for (const [surcharge, told] of [
      [50_000, 0],
      [-1_000, 0],
      [-1_250, 1],
      [30_000, 0],
      [-2_000, 0],
      [-2_600, 1],
    ] as const) {
      gateway.flights.surcharge = surcharge
      gateway.pass(3600)
      expect([surcharge, await checkPriceAlerts(gateway.deps)]).toEqual([surcharge, told])
    }
    await sendMail(gateway.deps)
    expect(gateway.mails.map(({ text }) => text.includes('1.237,50\u00A0₺ iken 1.224,00\u00A0₺'))).toEqual([
      false,
      true,
    ])
  })

  test('made while nothing is on sale takes the first price as its own, without a mail', async () => {
    gateway.flights.seatsPerFlight = 0
    const option = await watch('2026-12-22')
    gateway.flights.seatsPerFlight = 50
    expect(await checkPriceAlerts(gateway.deps)).toBe(0)
    expect(await alertOf(option)).toMatchObject({ oldPrice: 125_000, newPrice: null, toldPrice: 125_000 })
    gateway.flights.surcharge = -20_000
    expect(await checkPriceAlerts(gateway.deps)).toBeGreaterThanOrEqual(1)
  })

  test('is stopped by the link in its mail, once confirmed or by the mail program itself', async () => {
    const option = await watch('2026-12-23', { notify_email: 'stop@example.com' })
    gateway.flights.surcharge = -40_000
    await checkPriceAlerts(gateway.deps)
    await sendMail(gateway.deps)
    const mail = gateway.mails.find(({ to }) => to === 'stop@example.com')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const link = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(link)
    const { pathname } = new URL(link)
    const asked = await gateway.app.request(pathname)
    expect(await asked.text()).toContain('Alarmı durdur')
    expect(await alertOf(option)).toMatchObject({ active: true })
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const stopped = await gateway.app.request(pathname, { method: 'POST', body })
    expect(await stopped.text()).toContain('Fiyat alarmı durduruldu')
    expect(await alertOf(option)).toMatchObject({ active: false })
    for (const token of ['0'.repeat(36), '00000000-0000-4000-8000-000000000000', '%00'])
      expect((await gateway.app.request(`/price-alert/stop/${token}/`, { method: 'POST' })).status).toBe(404)
  })

  test('is one of twenty at most for one address or number', async () => {
    for (const [field, contact] of [
      ['notify_email', { notify_email: 'many@example.com' }],
      ['notify_phone', { notify_phone: '5329990000' }],
    ] as const) {
      for (let day = 1; day <= 20; day++) await watch(`2027-02-${String(day).padStart(2, '0')}`, contact)
      const { form_data: form } = await searchFlights(gateway, { departure_date: '2027-02-21' })
      const other = { notify_email: 'MANY@example.com', notify_phone: '+90 532 999 00 00' }
      const body = { option: form.id, [field]: other[field] }
      const response = await gateway.request('POST', '/api/flight/info/price-alert/', body)
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toEqual({ [field]: ['En fazla 20 fiyat alarmınız olabilir.'] })
    }
  })
})

test('what nobody needs is forgotten, and bookings are not', async () => {
  const session = await ticketedFlight(gateway)
  await gateway.request('POST', '/api/auth/login/', { username: 'demo', password: 'x' })
  await sendMail(gateway.deps)
  gateway.pass(31 * 24 * 3600)
  await cleanUp(gateway.deps)
  const { orm } = gateway.deps.db
  expect(await orm.select().from(searchSessions)).toEqual([])
  expect(await orm.select().from(rateLimits)).toEqual([])
  expect(await orm.select().from(mailOutbox)).toEqual([])
  expect((await gateway.request('GET', `/api/flight/booking/${session}/`)).status).toBe(200)
})

test('mails that nobody takes are given up and forgotten, those that name an address after a day', async () => {
  const { orm } = gateway.deps.db
  const broken = await createTestGateway({
    db: gateway.deps.db,
    overrides: { mailer: { send: () => Promise.reject(new Error('down')) } },
  })
  const kept = () => orm.$count(mailOutbox, eq(mailOutbox.state, 'failed'))
  await gateway.json('POST', '/api/contact/', {
    name: 'Selin',
    email: 'selin@example.com',
    phone: '5321234567',
    message: 'Merhaba',
  })
  await gateway.request('POST', '/api/auth/forget-password/', { email: 'demo@ufuk.example' })
  for (let attempt = 0; attempt < 6; attempt++) {
    await sendMail(broken.deps)
    broken.pass(24 * 3600)
  }
  expect(await kept()).toBe(2)
  broken.pass(24 * 3600)
  await cleanUp(broken.deps)
  expect(await kept()).toBe(1)
  broken.pass(31 * 24 * 3600)
  await cleanUp(broken.deps)
  expect(await kept()).toBe(0)
})

test('bookings that were never paid go after a month with their passengers, those with money in them stay', async () => {
  const { orm } = gateway.deps.db
  const signedIn = await gateway.signIn()
  const [abandoned, declined, late] = [await heldFlight(gateway), await heldFlight(gateway), await heldFlight(gateway)]
  await payFlight(gateway, abandoned)
  await finishAtBank(gateway, (await payFlight(gateway, declined, { card_number: cards.declined })).pay_url)
  await finishAtBank(gateway, (await payFlight(gateway, late, { card_number: cards.late })).pay_url)
  const paid = await ticketedFlight(gateway)
  const watched = await searchFlights(gateway, { departure_date: '2027-08-01' })
  await gateway.json('POST', '/api/flight/info/price-alert/', {
    option: watched.form_data.id,
    notify_email: 'kept@example.com',
  })
  await orm.insert(flightCabins).values({ flightKey: 'XX1/2027-08-01', cabin: 'economy', seats: 9, taken: 1 })
  gateway.pass(3600)
  await releaseHolds(gateway.deps)
  gateway.pass(31 * 24 * 3600)
  await cleanUp(gateway.deps)
  const known = async () => (await orm.select().from(bookings)).map(({ sessionUnique }) => sessionUnique)
  expect(await known()).toEqual(expect.arrayContaining([abandoned, late, paid]))
  expect(await known()).not.toContain(declined)
  await reconcileCharges(gateway.deps)
  await cleanUp(gateway.deps)
  expect(await known()).toEqual(expect.arrayContaining([late, paid]))
  expect(await known()).not.toContain(abandoned)
  const left = new Set((await orm.select().from(bookings)).map(({ id }) => id))
  const passengers = await orm.select({ id: bookingPassengers.bookingId }).from(bookingPassengers)
  expect(passengers.filter(({ id }) => !left.has(id))).toEqual([])
  gateway.pass(100 * 24 * 3600)
  await cleanUp(gateway.deps)
  expect(await known()).toContain(paid)
  expect((await orm.select().from(searchOptions)).map(({ id }) => id)).toContain(watched.form_data.id)
  expect((await orm.select().from(flightCabins)).map(({ flightKey }) => flightKey)).toEqual(['XX1/2027-08-01'])
  expect((await gateway.request('GET', '/api/user/', undefined, signedIn)).status).toBe(200)
  gateway.pass(49 * 24 * 3600)
  expect((await gateway.request('GET', '/api/user/', undefined, signedIn)).status).toBe(401)
  await cleanUp(gateway.deps)
  expect(await orm.select().from(authTokens)).toEqual([])
  gateway.setClock(Date.parse('2027-08-02T12:00:00+03:00'))
  await checkPriceAlerts(gateway.deps)
  await cleanUp(gateway.deps)
  expect(await orm.select().from(priceAlerts)).toEqual([])
  expect(await orm.select().from(searchOptions)).toEqual([])
  gateway.setClock(Date.parse('2028-02-01T12:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await orm.select().from(sandboxBankPayments)).toEqual([])
})

test('a step of the clean-up that fails is logged and does not stop the others', async () => {
  const { orm } = gateway.deps.db
  const old = { id: 'old', product: 'flight' as const, query: {}, createdAt: new Date(0) }
  await orm.insert(searchOptions).values(old)
  const failing = new Error('proofs are locked')
  const failsOnce = vi.spyOn(orm, 'update').mockImplementationOnce(() => {
    throw failing
  })
  gateway.logs.length = 0
  await expect(cleanUp(gateway.deps)).rejects.toMatchObject({ errors: [failing] })
  failsOnce.mockRestore()
  expect(gateway.logs.filter((line) => line.includes('clean-up step failed'))).toHaveLength(1)
  expect(await orm.select().from(searchOptions).where(eq(searchOptions.id, 'old'))).toEqual([])
})

test('woken jobs run from the queue in the database at once, and stop before it closes', async () => {
  const jobs = createJobs()
  jobs.wake('send-mail')
  const sent = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve(sent.resolve()))
  const mailer = { send }
  // The job queue is polled once an hour; the test does not wait for that.
  const running = await startJobs({ ...gateway.deps, jobs, mailer }, 3600)
  await ticketedFlight(gateway)
  jobs.wake('send-mail')
  await sent.promise
  await running.stop()
  const calls = send.mock.calls.length
  await ticketedFlight(gateway)
  jobs.wake('send-mail')
  expect(send).toHaveBeenCalledTimes(calls)
})
