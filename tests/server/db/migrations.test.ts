// @vitest-environment node
/** Tests the effects of migrations on existing rows. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import type { Database } from '#server/db/database.ts'
import { charges, refunds, sandboxBankPayments, sandboxBankRefunds } from '#server/db/schema/payments.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { openPglite } from '#tests/server/support/pglite-template.ts'

const folder = join(import.meta.dirname, '../../../server/db/migrations')

/**
 * Applies all migrations before the named one to an empty database, runs `between`, then applies the named migration
 * and all later ones.
 */
async function migratedAround(name: string, between: (db: Database) => Promise<void>): Promise<Database> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const middle = files.indexOf(`${name}.sql`)
  if (middle < 0) throw new Error(`There is no migration ${name}`)
  const db = await openPglite()
  await db.runSql('drop schema public cascade; create schema public')
  for (const [index, file] of files.entries()) {
    if (index === middle) await between(db)
    await db.runSql(await readFile(join(folder, file), 'utf8'))
  }
  return db
}

interface Paid {
  status: 'cancelled' | 'confirming'
  state: 'refunding' | 'refunded'
  /** The recorded refund in kuruş of a booking of 500 ₺; null if the traveller did not cancel. */
  refund: number | null
  /** Whether the bank has confirmed the refund. */
  given: boolean
}
/** Bookings with their payments, by the reference of the charge at the bank. */
const paid: Record<string, Paid> = {
  cancelled: { status: 'cancelled', state: 'refunded', refund: 40_000, given: true },
  cancelling: { status: 'cancelled', state: 'refunding', refund: 40_000, given: false },
  'cancelling-given': { status: 'cancelled', state: 'refunding', refund: 40_000, given: true },
  late: { status: 'confirming', state: 'refunding', refund: null, given: false },
  'late-given': { status: 'confirming', state: 'refunding', refund: null, given: true },
}

const byName = (left: unknown[], right: unknown[]) => (String(left[0]) < String(right[0]) ? -1 : 1)

async function insertPaid(db: Database): Promise<void> {
  const { orm } = db
  const createdAt = new Date(noon - hourMilliseconds)
  for (const [reference, { status, state, refund, given }] of Object.entries(paid)) {
    // Uses the columns that exist before the migration, because the current schema has more.
    const { rows } = await db.runSql(
      `insert into bookings (session_unique, product, option_id, language, status, snapshot, total, seats,
         hold_expires_at, created_at)
       values ($1, 'bus', 'x', 'tr', $2, '{}', 50000, 'released', $3, $3) returning id`,
      [reference, status, createdAt.toISOString()],
    )
    const bookingId = Number(Reflect.get(Object(rows[0]), 'id'))
    await orm.insert(charges).values({ reference, bookingId, amount: 50_000, state, returnToken: 'x', createdAt })
    await db.runSql('update charges set refund_amount = $1 where reference = $2', [refund, reference])
    await orm.insert(sandboxBankPayments).values({
      reference,
      pageToken: reference,
      amount: 50_000,
      merchant: 'x',
      language: 'tr',
      scenario: 'approved',
      status: given ? 'refunded' : 'approved',
      refunded: given ? (refund ?? 50_000) : null,
      returnUrl: '',
      returnToken: 'x',
      createdAt,
    })
  }
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ db: await migratedAround('0011_cancelled_seats', insertPaid) })
})
afterAll(() => gateway.close())

test('refunds that were on their way are completed, and none is given twice', async () => {
  await reconcileCharges(gateway.deps)
  const { orm } = gateway.deps.db
  const byCharge = new Map((await orm.select().from(charges)).map(({ reference, state }) => [reference, state]))
  expect(Object.fromEntries(byCharge)).toEqual({
    cancelled: 'approved',
    cancelling: 'approved',
    'cancelling-given': 'approved',
    late: 'refunded',
    'late-given': 'refunded',
  })
  const ofRefunds = (await orm.select().from(refunds)).map(({ chargeReference, amount, state }) => [
    chargeReference,
    amount,
    state,
  ])
  expect(ofRefunds.toSorted(byName)).toEqual([
    ['cancelled', 40_000, 'done'],
    ['cancelling', 40_000, 'done'],
    ['cancelling-given', 40_000, 'done'],
  ])
  const given = (await orm.select().from(sandboxBankRefunds)).map(({ reference, amount }) => [reference, amount])
  expect(given.toSorted(byName)).toEqual([
    ['cancelled', 40_000],
    ['cancelling', 40_000],
    ['cancelling-given', 40_000],
    ['late', 50_000],
    ['late-given', 50_000],
  ])
})

test('a charge no longer has a column for its refund', async () => {
  const { rows } = await gateway.deps.db.runSql(
    `select column_name from information_schema.columns where table_name = 'charges' and column_name like 'refund%'`,
  )
  expect(rows).toEqual([])
})
