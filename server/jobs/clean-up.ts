/** Deletes data whose retention period is over. */
import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { daysBefore } from '#server/runtime/instants.ts'
import { tokenDays } from '#server/middleware/middleware.ts'
import type { Orm } from '#server/db/database.ts'
import { authTokens } from '#server/db/schema/accounts.ts'
import { forgetDetails, forgetReservedPeople, forgetVouchers } from '#server/booking/anonymise-bookings.ts'
import { forgetIdentities, mailEnded } from '#server/jobs/forget-identities.ts'
import { retentionDays } from '#server/jobs/retention-days.ts'
import { bookingProofs, bookings } from '#server/db/schema/bookings.ts'
import { contactMessages, notifications } from '#server/db/schema/content.ts'
import { mailOutbox, rateLimits, usageLog } from '#server/db/schema/operations.ts'
import { charges, idempotencyKeys, refunds, sandboxBankPayments } from '#server/db/schema/payments.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { priceAlerts, recentSearches, searchOptions, searchSessions } from '#server/db/schema/searches.ts'

/**
 * Runs all steps of the clean-up. For example, they delete expired searches, never-paid bookings with their passengers,
 * inactive price alerts, sent e-mail, and messages older than a year. A failing step does not stop the others; the job
 * fails after all of them, so that it is retried.
 */
export async function cleanUp(deps: Pick<GatewayDeps, 'db' | 'clock' | 'products' | 'log'>): Promise<void> {
  const failures: unknown[] = []
  for (const [step, run] of Object.entries(stepsOf(deps))) {
    try {
      await run()
    } catch (error) {
      deps.log.error('clean-up step failed', { step, ...errorDetails(error) })
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps of the clean-up failed`)
}

/** Returns the steps of the clean-up in their order, by name. */
function stepsOf({ db, clock, products }: Pick<GatewayDeps, 'db' | 'clock' | 'products'>) {
  const { orm } = db
  const now = clock.now()
  const before = (kind: keyof typeof retentionDays) => daysBefore(now, retentionDays[kind])
  const longGone = daysBefore(now, 2).toISOString().slice(0, 10)
  const steps: Record<string, () => PromiseLike<unknown>> = {
    sessions: () => orm.delete(searchSessions).where(lt(searchSessions.createdAt, before('sessions'))),
    recents: () => orm.delete(recentSearches).where(lt(recentSearches.searchedAt, before('recents'))),
    keys: () => orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before('keys'))),
    limits: () => orm.delete(rateLimits).where(lt(rateLimits.windowStart, before('limits'))),
    mail: () => orm.delete(mailOutbox).where(mailEnded(before('mail'))),
    log: () => orm.delete(usageLog).where(lt(usageLog.receivedAt, before('log'))),
    messages: () => orm.delete(contactMessages).where(lt(contactMessages.createdAt, before('messages'))),
    notifications: () => orm.delete(notifications).where(lt(notifications.createdAt, before('messages'))),
    'sign-ins': () => orm.delete(authTokens).where(lt(authTokens.createdAt, daysBefore(now, tokenDays))),
    alerts: () =>
      orm.delete(priceAlerts).where(and(eq(priceAlerts.active, false), lt(priceAlerts.createdAt, before('alerts')))),
    identities: () => forgetIdentities(orm, products, now),
    proofs: () => orm.delete(bookingProofs).where(lt(bookingProofs.expiresAt, now)),
    networks: () => forgetNetworks(orm, now),
    reservations: () =>
      orm
        .delete(reservations)
        .where(
          and(inArray(reservations.state, ['cancelled', 'refused']), lt(reservations.createdAt, before('unpaid'))),
        ),
    unpaid: () => forgetUnpaid(orm, before('unpaid')),
    'reserved people': () => forgetReservedPeople(orm, products, before('unpaid'), now),
    details: () => forgetDetails(orm, products, before('unpaid')),
    vouchers: () => forgetVouchers(orm, products, before('unpaid')),
    options: () => forgetOptions(orm, before('options')),
    'bank payments': () => forgetBankPayments(orm, before('bank')),
  }
  for (const product of Object.values(products)) {
    steps[product.name] = async () => product.forget(orm, longGone)
    steps[`changes of ${product.name}`] = async () => product.changing?.forget(orm, before('unpaid'))
  }
  return steps
}

/**
 * Deletes the hash of the IP network from bookings that no longer count towards the network's limits on holds and on
 * reserved bookings.
 */
async function forgetNetworks(orm: Orm, now: Date): Promise<void> {
  await orm
    .update(bookings)
    .set({ network: null })
    .where(
      and(
        isNotNull(bookings.network),
        lt(bookings.holdExpiresAt, daysBefore(now, 1)),
        // A booking that is reserved to be paid later counts towards the limits of its IP network until it is paid or
        // cancelled or its journey begins. It counts even while an online payment is pending. The booking keeps the
        // network's hash for this time.
        or(
          isNull(bookings.reservedUntil),
          lte(bookings.reservedUntil, now),
          inArray(bookings.status, ['ticketed', 'cancelled']),
        ),
      ),
    )
}

/**
 * Deletes unpaid bookings that were created before the instant `before` and whose units are released. Keeps a booking
 * if one of its charges is still open or was approved by the bank. Also deletes the passengers of the deleted bookings,
 * and their declined, voided or expired charges.
 */
async function forgetUnpaid(orm: Orm, before: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const paid = tx
      .select({ one: sql`1` })
      .from(charges)
      .where(
        and(eq(charges.bookingId, bookings.id), inArray(charges.state, ['open', 'approved', 'refunding', 'refunded'])),
      )
    const rows = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          inArray(bookings.status, ['unpaid', 'declined']),
          eq(bookings.stock, 'released'),
          lt(bookings.createdAt, before),
          notExists(paid),
        ),
      )
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(charges).where(inArray(charges.bookingId, ids))
    await tx.delete(bookings).where(inArray(bookings.id, ids))
  })
}

/** Deletes searches that were last stored before an instant and to which no session, recent search or alert refers. */
async function forgetOptions(orm: Orm, before: Date): Promise<void> {
  const named = orm
    .select({ id: searchSessions.optionId })
    .from(searchSessions)
    .union(orm.select({ id: recentSearches.optionId }).from(recentSearches))
    .union(orm.select({ id: priceAlerts.optionId }).from(priceAlerts))
  await orm.delete(searchOptions).where(and(lt(searchOptions.createdAt, before), notInArray(searchOptions.id, named)))
}

/**
 * Deletes old payments from the sandbox bank's ledger, except those whose charge or refund is not settled, because the
 * gateway looks these up.
 */
async function forgetBankPayments(orm: Orm, before: Date): Promise<void> {
  const asked = orm
    .select({ reference: charges.reference })
    .from(charges)
    .where(inArray(charges.state, ['open', 'refunding']))
    .union(orm.select({ reference: refunds.chargeReference }).from(refunds).where(eq(refunds.state, 'open')))
  await orm
    .delete(sandboxBankPayments)
    .where(and(lt(sandboxBankPayments.createdAt, before), notInArray(sandboxBankPayments.reference, asked)))
}
