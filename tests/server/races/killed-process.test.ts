// @vitest-environment node
/**
 * Kills a gateway process on each kind of database, and checks that the next process completes its bookings. On
 * PostgreSQL, the process is killed while it waits for responses of an OCTO server, which has its own records of the
 * bookings.
 */
import { rm } from 'node:fs/promises'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { charges, refunds } from '#server/db/schema/payments.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { transferStock } from '#server/db/schema/transfers.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { createActivities } from '#server/supply/octo/create-activities.ts'
import { bookingUuid } from '#server/supply/octo/octo-keys.ts'
import {
  activityBooking,
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
import type { Client } from '#tests/server/support/clients.ts'
import { heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { createOctoServer, type OctoServer } from '#tests/server/support/octo-server.ts'
import type { OctoRoute } from '#tests/server/support/octo-state.ts'
import { createDatabase } from '#tests/server/support/postgres.ts'
import { kill, startedProcesses, type Where } from '#tests/server/support/started-process.ts'
import {
  heldTransfer,
  payTransfer,
  reservedTransfer,
  ticketedTransfer,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createEmbeddedDatabase } from '../../../scripts/new-database.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

let folder: string
let server: OctoServer
beforeAll(async () => {
  folder = createTemporaryFolder('killed')
  // The OCTO server's clock does not advance, so no hold expires.
  server = await createOctoServer(() => noon)
})
// `afterAll` hooks run in reverse order, so the processes are killed before the folder is deleted.
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
const startProcess = startedProcesses()

/** The databases on which a gateway process runs, and whether this process sells the activities of the OCTO server. */
const places: [string, () => Promise<Where>, boolean][] = [
  ['PostgreSQL', async () => ({ databaseUrl: await createDatabase() }), true],
  [
    'the embedded database',
    async () => {
      await createEmbeddedDatabase(folder)
      return { dataDir: folder }
    },
    false,
  ],
]

/**
 * Creates three bookings of flights and three of transfers. Of each three, one is paid. For another, the bank has
 * approved the payment, but the gateway does not know this yet. The third is held (flight) or reserved (transfer).
 * Returns the keys of the bookings.
 */
async function buy(client: Client) {
  const paid = await heldFlight(client)
  await comeBack(client, (await atBank(client, (await payFlight(client, paid)).pay_url)) ?? {})
  const held = await heldFlight(client)
  const approved = await heldFlight(client)
  await atBank(client, (await payFlight(client, approved)).pay_url)
  const ride = await ticketedTransfer(client)
  const reserved = await reservedTransfer(client)
  const rideApproved = await heldTransfer(client)
  await atBank(client, (await payTransfer(client, transferPayment(rideApproved))).pay_url)
  return { paid, held, approved, ride, reserved, rideApproved }
}
type Bought = Awaited<ReturnType<typeof buy>>

/** Form that searches the packages of one departure of the activity `balloon` for one adult. */
const asked = {
  activity_id: 'balloon',
  organization_id: 'balloon__20261211T0630',
  adult_count: 1,
  child_count: 0,
  child_ages: [],
}
const alone = { passengers: passengers.slice(0, 1) }

/**
 * Buys activities of the OCTO server. The server does not respond to five of the resulting calls: the last three
 * confirmations, a cancellation and the last hold.
 */
async function buyAtSupply(client: Client) {
  const bought = await ticketedActivity(client, alone, {}, asked)
  const cancelled = await ticketedActivity(client, alone, {}, asked)
  const held = await heldActivity(client, asked)

  /** Sends a request that gets no reply; resolves once the OCTO server has received the resulting call. */
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
  const { pnr_code: pnr } = (await activityBooking(client, cancelled)).info
  const agreed = { confirm: true, refund_total, pnr, surname: 'Öztürk' }
  await leave('cancel', () => cancelActivity(client, cancelled, agreed))
  const found = await foundPackage(client, asked)
  server.faults = { hold: ['unanswered'] }
  await leave('hold', () => selectPackage(client, found))
  return { bought, cancelled, held, confirmed, unconfirmed, lost, refund: Math.round(refund_total * 100) }
}
type BoughtAtSupply = Awaited<ReturnType<typeof buyAtSupply>>

const statuses = () => [...server.bookings.values()].map(({ status }) => status)
const rowOf = async ({ orm }: Database, key: string) =>
  (await orm.select().from(bookings)).find(({ sessionUnique }) => sessionUnique === key)
const ticketsOf = async (db: Database, key: string) =>
  db.orm.$count(tickets, eq(tickets.bookingId, (await rowOf(db, key))?.id ?? 0))
const chargesOf = ({ orm }: Database, isOfSupply: boolean) =>
  orm
    .select({ state: charges.state, bookingId: charges.bookingId })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where((isOfSupply ? eq : ne)(bookings.product, 'activity'))

/** Expects that all bookings that the killed process acknowledged are still stored. */
async function expectKept(db: Database, { paid, held, ride, reserved, rideApproved }: Bought) {
  expect(await rowOf(db, paid)).toMatchObject({ status: 'ticketed', stock: 'sold' })
  expect(await rowOf(db, held)).toMatchObject({ status: 'unpaid', stock: 'held' })
  expect(await rowOf(db, ride)).toMatchObject({ status: 'ticketed', stock: 'sold' })
  expect(await rowOf(db, reserved)).toMatchObject({ status: 'reserved', stock: 'sold' })
  expect(await rowOf(db, rideApproved)).toMatchObject({ status: 'unpaid', stock: 'held' })
  expect(await ticketsOf(db, paid)).toBe(1)
  expect(await ticketsOf(db, rideApproved)).toBe(0)
  const mails = (await db.orm.select().from(mailOutbox)).map(({ message }) => JSON.stringify(message))
  const told = [paid, held, ride, reserved, rideApproved].map(
    (key) => mails.filter((mail) => mail.includes(key)).length,
  )
  expect(told).toEqual([1, 0, 1, 1, 0])
}

async function expectKeptAtSupply(db: Database, { cancelled, confirmed, unconfirmed, lost }: BoughtAtSupply) {
  expect(statuses()).toEqual(['CONFIRMED', 'CANCELLED', 'ON_HOLD', 'CONFIRMED', 'ON_HOLD', 'ON_HOLD', 'ON_HOLD'])
  expect(await rowOf(db, cancelled)).toMatchObject({ status: 'ticketed' })
  for (const key of [confirmed, unconfirmed, lost]) expect(await rowOf(db, key)).toMatchObject({ status: 'issuing' })
}

/**
 * Expects that the process that is started after the killed one issues one ticket for each payment that the bank
 * approved.
 */
async function expectFinished({ deps }: TestGateway, { approved, ride, rideApproved }: Bought) {
  await reconcileCharges(deps)
  await reconcileCharges(deps)
  expect(await ticketsOf(deps.db, approved)).toBe(1)
  expect(await ticketsOf(deps.db, rideApproved)).toBe(await ticketsOf(deps.db, ride))
  const charged = await chargesOf(deps.db, false)
  expect(charged.map(({ state }) => state)).toEqual(Array(4).fill('approved'))
  expect(new Set(charged.map(({ bookingId }) => bookingId)).size).toBe(4)
  expect(await deps.db.orm.select().from(transferStock)).toMatchObject([{ taken: 3 }])
}

/**
 * Runs the jobs of the process that is started after the killed one. Expects that afterwards every payment has led to a
 * ticket or a refund, and that the bookings confirmed at the OCTO server are those of the gateway's confirmed
 * reservations.
 */
async function expectFinishedAtSupply(next: TestGateway, keys: BoughtAtSupply) {
  const { bought, cancelled, held, confirmed, unconfirmed, lost, refund } = keys
  const { orm } = next.deps.db
  for (const minutes of [1, 20, 2]) {
    next.pass(minutes * 60)
    await releaseHolds(next.deps)
    await reconcileCharges(next.deps)
    await settleReservations(next.deps)
  }
  const rows = await orm.select().from(bookings)
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
  expect(await orm.select().from(refunds)).toMatchObject([{ state: 'done', amount: refund }])
  expect((await chargesOf(next.deps.db, true)).map(({ state }) => state).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'approved'),
    'refunded',
  ])
  const issued = new Set((await orm.select().from(tickets)).map(({ bookingId }) => bookingId))
  const ticketed = rows.filter(({ status }) => status === 'ticketed').map(({ id }) => id)
  expect(ticketed.every((id) => issued.has(id))).toBe(true)
  const sold = (await orm.select().from(reservations).where(eq(reservations.product, 'activity'))).filter(
    ({ state }) => state === 'confirmed',
  )
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
}

describe.each(places)('a process over %s that is killed', (_, place, sellsOfSupply) => {
  test('loses nothing that it acknowledged, and what it began is finished by the next', async () => {
    const where = await place()
    const { child, client } = await startProcess(where, sellsOfSupply ? server.access : undefined)
    const bought = await buy(client)
    const atSupply = sellsOfSupply ? await buyAtSupply(client) : undefined
    await kill(child)

    const db = await openDatabase(where)
    await expectKept(db, bought)
    const next = await createTestGateway({ db })
    if (atSupply) {
      await expectKeptAtSupply(db, atSupply)
      // The organiser cancels a booking that the killed process has held. The gateway that is started next must learn
      // of this from the supplier.
      const lastHeld = [...server.bookings.values()].at(-2)
      if (lastHeld) lastHeld.status = 'CANCELLED'
      const { url: OCTO_URL, token: OCTO_TOKEN } = server.access
      next.deps.activities = createActivities({ OCTO_URL, OCTO_TOKEN }, next.deps)
    }
    await expectFinished(next, bought)
    if (atSupply) await expectFinishedAtSupply(next, atSupply)
    await db.close()
  })
})
