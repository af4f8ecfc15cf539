// @vitest-environment node
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { charges } from '#server/db/schema/payments.ts'
import { transferStock } from '#server/db/schema/transfers.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { createTestGateway } from '#tests/server/support/gateway.ts'
import { atBank, comeBack } from '#tests/server/support/at-bank.ts'
import { pay, selected } from '#tests/server/support/journey.ts'
import { createDatabase } from '#tests/server/support/postgres.ts'
import { kill, startedProcesses, type Where } from '#tests/server/support/started-process.ts'
import {
  heldTransfer,
  payTransfer,
  reservedTransfer,
  ticketedTransfer,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'
import { createEmbeddedDatabase } from '../../../scripts/new-database.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

let folder: string
beforeAll(async () => {
  folder = createTemporaryFolder('killed')
})
// `afterAll` hooks run in reverse order, so the processes are killed before the folder is deleted.
afterAll(() => rm(folder, { recursive: true, force: true }))
const startProcess = startedProcesses()

const places: [string, () => Promise<Where>][] = [
  ['PostgreSQL', async () => ({ databaseUrl: await createDatabase() })],
  [
    'the embedded database',
    async () => {
      await createEmbeddedDatabase(folder)
      return { dataDir: folder }
    },
  ],
]

describe.each(places)('a process over %s that is killed', (_, place) => {
  test('loses nothing that it acknowledged, and what it began is finished by the next', async () => {
    const where = await place()
    const { child, client } = await startProcess(where)
    const paid = await selected(client)
    await comeBack(client, (await atBank(client, (await pay(client, paid)).pay_url)) ?? {})
    const held = await selected(client)
    const approved = await selected(client)
    await atBank(client, (await pay(client, approved)).pay_url)
    const ride = await ticketedTransfer(client)
    const reserved = await reservedTransfer(client)
    const rideApproved = await heldTransfer(client)
    await atBank(client, (await payTransfer(client, transferPayment(rideApproved))).pay_url)
    await kill(child)

    const db = await openDatabase(where)
    const rows = await db.orm.select().from(bookings)
    const status = (session: string) => rows.find(({ sessionUnique }) => sessionUnique === session)
    expect(status(paid)).toMatchObject({ status: 'ticketed', stock: 'sold' })
    expect(status(held)).toMatchObject({ status: 'unpaid', stock: 'held' })
    expect(status(ride)).toMatchObject({ status: 'ticketed', stock: 'sold' })
    expect(status(reserved)).toMatchObject({ status: 'reserved', stock: 'sold' })
    expect(status(rideApproved)).toMatchObject({ status: 'unpaid', stock: 'held' })
    const ticketsOf = async (key: string) =>
      (await db.orm.select().from(tickets)).filter(({ bookingId }) => bookingId === status(key)?.id).length
    expect(await ticketsOf(paid)).toBe(1)
    expect(await ticketsOf(rideApproved)).toBe(0)
    expect(await db.orm.select().from(mailOutbox)).toHaveLength(3)

    const next = await createTestGateway({ db })
    await reconcileCharges(next.deps)
    await reconcileCharges(next.deps)
    expect(await ticketsOf(approved)).toBe(1)
    expect(await ticketsOf(rideApproved)).toBe(await ticketsOf(ride))
    const charged = await db.orm.select().from(charges)
    expect(charged.map(({ state }) => state)).toEqual(Array(4).fill('approved'))
    expect(new Set(charged.map(({ bookingId }) => bookingId)).size).toBe(4)
    expect(await db.orm.select().from(transferStock)).toMatchObject([{ taken: 3 }])
    await db.close()
  })
})
