/** Reads the charges of a booking. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { LastPayment } from '#contract/booking.ts'
import type { Orm } from '#server/db/database.ts'
import { charges } from '#server/db/schema/payments.ts'

export type Charge = typeof charges.$inferSelect

/**
 * Returns a booking's charge in one of these states: 'open' (without a result from the bank), 'approved' or
 * 'refunding'. A unique index allows one such charge per booking. Returns undefined if there is none.
 */
export async function liveCharge(orm: Orm, bookingId: number): Promise<Charge | undefined> {
  const live = ['open', 'approved', 'refunding'] as const
  const [row] = await orm
    .select()
    .from(charges)
    .where(and(eq(charges.bookingId, bookingId), inArray(charges.state, [...live])))
  return row
}

/**
 * Returns 'declined' or 'refunded' if this is the state of a booking's last payment. Returns null if the last payment
 * has another state or if there is no payment.
 */
export async function lastPayment(orm: Orm, bookingId: number): Promise<LastPayment | null> {
  const [last] = await orm
    .select({ state: charges.state })
    .from(charges)
    .where(eq(charges.bookingId, bookingId))
    .orderBy(desc(charges.createdAt), desc(charges.settledAt))
    .limit(1)
  return last?.state === 'declined' || last?.state === 'refunded' ? last.state : null
}

export async function findCharge(orm: Orm, reference: string): Promise<Charge | undefined> {
  const [row] = await orm.select().from(charges).where(eq(charges.reference, reference))
  return row
}

/** Returns the charge with this reference, locked until the transaction ends. Callers lock its booking first. */
export async function lockCharge(tx: Orm, reference: string): Promise<Charge | undefined> {
  const [row] = await tx.select().from(charges).where(eq(charges.reference, reference)).for('update')
  return row
}
