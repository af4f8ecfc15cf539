// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { bookings } from '#server/db/schema/bookings.ts'
import { busTrips } from '#server/db/schema/buses.ts'
import { charges } from '#server/db/schema/payments.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { beforeBusPayment, busBooking, busInfo, payBus, selectedSeats } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightInfo, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  await gateway.deps.db.orm.delete(charges)
  await gateway.deps.db.orm.delete(bookings)
  await gateway.deps.db.orm.delete(busTrips)
})

const late = { card_number: cards.late }

/** Returns the departure of a booking's bus, as an instant. */
async function departureOf(session: string): Promise<number> {
  const { departure } = await busBooking(gateway, session)
  return Date.parse(`${departure.date}T${departure.time}:00+03:00`)
}

test('a bus that left while the bank decided is refunded, its seats held or not', async () => {
  for (const release of [false, true]) {
    const session = await selectedSeats(gateway, [[release ? 5 : 1, 'F']])
    await finishAtBank(gateway, (await payBus(gateway, session, ['F'], late)).pay_url)
    gateway.setClock(await departureOf(session))
    if (release) await releaseHolds(gateway.deps)
    await reconcileCharges(gateway.deps)
    expect((await busInfo(gateway, session)).state).toBe('refunded')
    gateway.setClock(noon)
  }
  gateway.pass(60 * 24 * 3600)
  await releaseHolds(gateway.deps)
  const rows = await gateway.deps.db.orm.select({ stock: bookings.stock }).from(bookings)
  expect(rows).toEqual([{ stock: 'released' }, { stock: 'released' }])
})

test('a minute before it leaves the payment still becomes a ticket', async () => {
  const session = await selectedSeats(gateway)
  await finishAtBank(gateway, (await payBus(gateway, session, ['F'], late)).pay_url)
  gateway.setClock((await departureOf(session)) - 60_000)
  await reconcileCharges(gateway.deps)
  expect((await busInfo(gateway, session)).state).toBe('ticketed')
})

test('a plane that left while the bank decided is refunded', async () => {
  const session = await heldFlight(gateway)
  await finishAtBank(gateway, (await payFlight(gateway, session, late)).pay_url)
  gateway.setClock(Date.parse('2026-12-10T08:00:00+03:00'))
  await reconcileCharges(gateway.deps)
  expect((await flightInfo(gateway, session)).state).toBe('refunded')
})

test('a trip that was forgotten is gone: the money goes back', async () => {
  const session = await selectedSeats(gateway)
  await finishAtBank(gateway, (await payBus(gateway, session, ['F'], late)).pay_url)
  gateway.pass(16 * 60)
  await releaseHolds(gateway.deps)
  await gateway.deps.db.orm.delete(busTrips)
  gateway.pass(5 * 60)
  await reconcileCharges(gateway.deps)
  expect((await busInfo(gateway, session)).state).toBe('refunded')
})

test('a payment begins no later than ten minutes before the bus leaves', async () => {
  const chosen = await selectedSeats(gateway)
  const departs = await departureOf(chosen)
  gateway.setClock(departs - 31 * 60_000)
  const session = await selectedSeats(gateway, [[9, 'F']], undefined, { departure_date: '2026-12-11' })
  expect(await departureOf(session)).toBe(departs)
  gateway.setClock(departs - 12 * 60_000)
  await finishAtBank(gateway, (await payBus(gateway, session, ['F'], { card_number: cards.declined })).pay_url)
  gateway.setClock(departs - 10 * 60_000)
  expect(await beforeBusPayment(gateway, session)).toMatchObject({ status: true })
  gateway.pass(1)
  const told = { status: false, research: true, message: expect.stringContaining('satışta değil') }
  expect(await beforeBusPayment(gateway, session)).toMatchObject(told)
  expect(await payBus(gateway, session)).toMatchObject(told)
})
