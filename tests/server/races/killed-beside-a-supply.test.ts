// @vitest-environment node
/** A gateway process is killed while it waits for a supply, which is a separate server with its own records. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { charges, refunds } from '#server/db/schema/payments.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { createActivities } from '#server/supply/octo/create-activities.ts'
import { bookingUuid } from '#server/supply/octo/octo-keys.ts'
import {
  activityPayment,
  cancelActivity,
  foundPackage,
  heldActivity,
  passengers,
  payActivity,
  selectPackage,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { atBank, comeBack } from '#tests/server/support/at-bank.ts'
import { createTestGateway, noon } from '#tests/server/support/gateway.ts'
import { createOctoServer, type OctoServer } from '#tests/server/support/octo-server.ts'
import type { OctoRoute } from '#tests/server/support/octo-state.ts'
import { createDatabase } from '#tests/server/support/postgres.ts'
import { kill, startedProcesses } from '#tests/server/support/started-process.ts'
import { eventually } from '#tests/support/eventually.ts'

let server: OctoServer
beforeAll(async () => {
  // The server's clock stands still, so no hold expires.
  server = await createOctoServer(() => noon)
})
afterAll(() => server.close())
const startProcess = startedProcesses()

/** One adult in the balloon. */
const asked = {
  activity_id: 'balloon',
  organization_id: 'balloon__20261211T0630',
  adult_count: 1,
  child_count: 0,
  child_ages: [],
}
const alone = { passengers: passengers.slice(0, 1) }

test('every payment is a ticket or goes back, and the supply has sold what the next process has', async () => {
  const where = { databaseUrl: await createDatabase() }
  const { child, client } = await startProcess(where, server.access)
  const db = await openDatabase(where)
  const rowOf = async (key: string) =>
    (await db.orm.select().from(bookings)).find(({ sessionUnique }) => sessionUnique === key)
  const bought = await ticketedActivity(client, alone, {}, asked)
  const cancelled = await ticketedActivity(client, alone, {}, asked)
  const held = await heldActivity(client, asked)

  /** Sends a request that never gets its reply; resolves once the supply has received the resulting call. */
  async function leave(route: OctoRoute, asking: () => Promise<unknown>) {
    const before = server.count(route)
    asking().catch(() => undefined)
    await eventually(() => expect(server.count(route)).toBe(before + 1))
  }
  async function leavePayment(): Promise<string> {
    const key = await heldActivity(client, asked)
    const posted = await atBank(client, (await payActivity(client, activityPayment(key, alone))).pay_url)
    await leave('confirm', () => comeBack(client, posted ?? {}))
    return key
  }
  server.faults = { confirm: ['unanswered', 'silent', 'silent'], cancel: ['unanswered'] }
  const confirmed = await leavePayment()
  const unconfirmed = await leavePayment()
  const lost = await leavePayment()
  const { refund_total } = await cancelActivity(client, cancelled)
  const { pnr } = (await rowOf(cancelled)) ?? {}
  const agreed = { confirm: true, refund_total, pnr, surname: 'Öztürk' }
  await leave('cancel', () => cancelActivity(client, cancelled, agreed))
  const found = await foundPackage(client, asked)
  server.faults = { hold: ['unanswered'] }
  await leave('hold', () => selectPackage(client, found))
  await kill(child)

  const statuses = () => [...server.bookings.values()].map(({ status }) => status)
  expect(statuses()).toEqual(['CONFIRMED', 'CANCELLED', 'ON_HOLD', 'CONFIRMED', 'ON_HOLD', 'ON_HOLD', 'ON_HOLD'])
  const stateOf = async (key: string) => (await rowOf(key))?.status
  expect(await stateOf(cancelled)).toBe('ticketed')
  for (const key of [confirmed, unconfirmed, lost]) expect(await stateOf(key)).toBe('issuing')
  // The organiser cancels one held booking before the next process requests its status.
  const lastHeld = [...server.bookings.values()].at(-2)
  if (lastHeld) lastHeld.status = 'CANCELLED'

  const next = await createTestGateway({ db })
  next.deps.activities = createActivities({ OCTO_URL: server.access.url, OCTO_TOKEN: server.access.token }, next.deps)
  for (const minutes of [1, 20, 2]) {
    next.pass(minutes * 60)
    await releaseHolds(next.deps)
    await reconcileCharges(next.deps)
    await settleReservations(next.deps)
  }
  const rows = await db.orm.select().from(bookings)
  const ofAll = rows.map(({ sessionUnique, status, stock }) => [sessionUnique, status, stock])
  expect(ofAll).toEqual(
    expect.arrayContaining([
      [bought, 'ticketed', 'sold'],
      [confirmed, 'ticketed', 'sold'],
      [unconfirmed, 'ticketed', 'sold'],
      [cancelled, 'cancelled', 'released'],
      [lost, 'refunded', 'released'],
      [held, 'unpaid', 'released'],
    ]),
  )
  expect(await db.orm.select().from(refunds)).toMatchObject([{ state: 'done', amount: Math.round(refund_total * 100) }])
  expect((await db.orm.select().from(charges)).map(({ state }) => state).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'approved'),
    'refunded',
  ])
  const issued = new Set((await db.orm.select().from(tickets)).map(({ bookingId }) => bookingId))
  const ticketed = rows.filter(({ status }) => status === 'ticketed').map(({ id }) => id)
  expect(ticketed.every((id) => issued.has(id))).toBe(true)
  const sold = (await db.orm.select().from(reservations)).filter(({ state }) => state === 'confirmed')
  expect(
    [...server.bookings.values()]
      .filter(({ status }) => status === 'CONFIRMED')
      .map(({ uuid }) => uuid)
      .toSorted(),
  ).toEqual(sold.map(({ key }) => bookingUuid(key, 0)).toSorted())
  expect(statuses().toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'CANCELLED'),
    ...Array.from({ length: 3 }, () => 'CONFIRMED'),
  ])
  await db.close()
})
