/**
 * Keeps the sandbox bank's ledger: one row per charge. Time-outs and slow approvals take effect when the row is read.
 */
import { eq } from 'drizzle-orm'
import { minutesAfter, secondsAfter } from '#server/runtime/instants.ts'
import type { Clock } from '#server/runtime/clock.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { sandboxBankPayments, sandboxBankRefunds } from '#server/db/schema/payments.ts'

export type BankPayment = typeof sandboxBankPayments.$inferSelect

/** Minutes until the sandbox bank's page times out. */
const pageMinutes = 10
const maxCodeAttempts = 3
const slowSeconds = 8
const lateMinutes = 20

export interface BankBook {
  db: Database
  clock: Clock
}

/**
 * Returns the state of a payment at the instant `now`. It differs from the stored state in two cases: a payment that
 * has been `awaiting` for `pageMinutes` is `expired`, and a `processing` payment is `approved` once `decidesAt` has
 * passed.
 */
function statusNow({ status, createdAt, decidesAt }: BankPayment, now: Date): BankPayment['status'] {
  if (status === 'awaiting' && minutesAfter(createdAt, pageMinutes) <= now) return 'expired'
  if (status === 'processing' && decidesAt && decidesAt <= now) return 'approved'
  return status
}

type Change = Partial<Pick<BankPayment, 'status' | 'decidesAt' | 'codeAttempts' | 'refunded'>>
type Key = { reference: string } | { pageToken: string }

const whereKey = (key: Key) =>
  'reference' in key
    ? eq(sandboxBankPayments.reference, key.reference)
    : eq(sandboxBankPayments.pageToken, key.pageToken)

/** Returns the payment with this key in its current state; undefined for an unknown key. */
export async function readPayment({ db, clock }: BankBook, key: Key): Promise<BankPayment | undefined> {
  const [row] = await db.orm.select().from(sandboxBankPayments).where(whereKey(key))
  return row && { ...row, status: statusNow(row, clock.now()) }
}

/** Changes a payment while its row is locked. `decide` gets the payment's current state and returns the changes. */
export async function changePayment(
  { db, clock }: BankBook,
  key: Key,
  decide: (payment: BankPayment, now: Date) => Change,
): Promise<BankPayment | undefined> {
  return db.orm.transaction(async (tx: Orm) => {
    const [row] = await tx.select().from(sandboxBankPayments).where(whereKey(key)).for('update')
    if (!row) return undefined
    const now = clock.now()
    const current = { ...row, status: statusNow(row, now) }
    const next = { ...current, ...decide(current, now) }
    const { status, decidesAt, codeAttempts, refunded } = next
    await tx
      .update(sandboxBankPayments)
      .set({ status, decidesAt, codeAttempts, refunded })
      .where(eq(sandboxBankPayments.reference, row.reference))
    return next
  })
}

/**
 * Books a refund of a payment, once per idempotency key `name`. Returns 'refunded' if this call, or an earlier call
 * with the same `name`, booked the refund. Returns 'unknown' for an unknown payment. There are two more cases, in which
 * the refund is not booked:
 * - If the payment was never approved, its state is returned.
 * - If all its refunds together would exceed its amount, 'approved' is returned. This is so even if the payment's state
 *   is 'refunded', because 'refunded' would mean that this refund was booked.
 */
export async function giveBack(
  { db, clock }: BankBook,
  { reference, amount, name }: { reference: string; amount: number; name: string },
): Promise<BankPayment['status'] | 'unknown'> {
  return db.orm.transaction(async (tx: Orm) => {
    const [row] = await tx.select().from(sandboxBankPayments).where(whereKey({ reference })).for('update')
    if (!row) return 'unknown'
    const [known] = await tx.select().from(sandboxBankRefunds).where(eq(sandboxBankRefunds.name, name))
    if (known) return 'refunded'
    const status = statusNow(row, clock.now())
    const refunded = (row.refunded ?? 0) + amount
    if ((status !== 'approved' && status !== 'refunded') || refunded > row.amount)
      return status === 'refunded' ? 'approved' : status
    await tx.insert(sandboxBankRefunds).values({ name, reference, amount })
    await tx
      .update(sandboxBankPayments)
      .set({ status: 'refunded', refunded })
      .where(eq(sandboxBankPayments.reference, reference))
    return 'refunded'
  })
}

/**
 * Returns the effect of an entered SMS code. The right code leads to the outcome that the test card stands for; the
 * third wrong code declines the payment.
 */
export function enterCode(payment: BankPayment, right: boolean, now: Date): Change {
  if (payment.status !== 'awaiting') return {}
  if (!right) {
    const codeAttempts = payment.codeAttempts + 1
    return codeAttempts >= maxCodeAttempts ? { codeAttempts, status: 'declined' } : { codeAttempts }
  }
  switch (payment.scenario) {
    case 'approved':
      return { status: 'approved' }
    case 'declined':
    case 'three_d_failed':
      return { status: 'declined' }
    case 'slow':
      return { status: 'processing', decidesAt: secondsAfter(now, slowSeconds) }
    case 'late':
      return { status: 'processing', decidesAt: minutesAfter(now, lateMinutes) }
  }
}
