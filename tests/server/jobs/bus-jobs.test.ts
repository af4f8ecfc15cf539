// @vitest-environment node
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { priceAlerts } from '#server/db/schema/searches.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { busBooking, cancelBus, searchBus, selectedSeats, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { newUser } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { heldFlight } from '#tests/server/support/flight-journey.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  gateway.mails.length = 0
  gateway.buses.seatPrice = 50_000
  await gateway.deps.db.runSql('delete from bus_trips')
})

test('holds of seats and of flights are let go together, and tickets keep their seats', async () => {
  await ticketedBus(gateway, [[1, 'F']])
  await selectedSeats(gateway, [
    [3, 'F'],
    [4, 'M'],
  ])
  await heldFlight(gateway)
  gateway.pass(901)
  expect(await releaseHolds(gateway.deps)).toBe(2)
  const rows = await gateway.deps.db.orm.select().from(busSeats)
  expect(rows.map(({ seat }) => seat)).toEqual([1])
})

test('a watched price of a seat that falls is told by mail with a link to the search', async () => {
  const { form_data: form } = await searchBus(gateway)
  const body = { option: form.id, notify_email: 'otobus@example.com' }
  await gateway.json('POST', '/api/bus/info/price-alert/', body)
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
  gateway.buses.seatPrice = 45_000
  expect(await checkPriceAlerts(gateway.deps)).toBe(1)
  await sendMail(gateway.deps)
  const mail = gateway.mails.find(({ to }) => to === 'otobus@example.com')
  expect(mail?.text).toContain('İstanbul – Ankara, 11 Aralık 2026 Cuma')
  expect(mail?.text).toContain('500,00\u00A0₺ iken 450,00\u00A0₺')
  expect(mail?.text).toContain(`https://ufuk.example/bus/search-gate/${form.id}/`)
  gateway.pass(20 * 24 * 3600)
  await checkPriceAlerts(gateway.deps)
  const [alert] = await gateway.deps.db.orm.select().from(priceAlerts).where(eq(priceAlerts.optionId, form.id))
  expect(alert?.active).toBe(false)
})

test('trips that left are forgotten with their seats, their bookings are not', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']])
  await cleanUp(gateway.deps)
  expect(await gateway.deps.db.orm.$count(busTrips)).toBe(1)
  gateway.setClock(Date.parse('2026-12-14T12:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await gateway.deps.db.orm.$count(busTrips)).toBe(0)
  expect(await gateway.deps.db.orm.$count(busSeats)).toBe(0)
  const [row] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session))
  expect(row?.status).toBe('ticketed')
})

test('a deleted account’s bus ticket keeps its traveller until the journey is made', async () => {
  const user = await newUser(gateway, 'otobusyolcusu')
  const session = await ticketedBus(gateway, [[5, 'F']], {}, user)
  const [row] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session))
  const traveller = async () => {
    const [found] = await gateway.deps.db.orm
      .select()
      .from(bookingPassengers)
      .where(eq(bookingPassengers.bookingId, row?.id ?? 0))
    return found?.citizenNumber
  }
  expect((await gateway.request('POST', '/api/user/delete/', undefined, user)).status).toBe(204)
  expect(await traveller()).toBe('17291716060')
  gateway.setClock(Date.parse('2026-12-13T12:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await traveller()).toBe('')
})

test('a ticket bought months ahead is refunded when it is cancelled, whatever was forgotten meanwhile', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, undefined, { departure_date: '2027-04-20' })
  gateway.pass(100 * 24 * 3600)
  await cleanUp(gateway.deps)
  const { pnr_code: pnr } = await busBooking(gateway, session)
  await cancelBus(gateway, session, { confirm: true, refund_total: 500, pnr, surname: 'Öztürk' })
  expect((await busBooking(gateway, session)).cancelled).toMatchObject({ refund_total: 500, refunded: true })
})
