/** Answers POST /user/delete/: deletes the account and its data, and anonymises its bookings (docs/decisions/0013). */
import { asc, eq, or, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { userSearchOwner } from '#server/api/booking/search-sessions.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { registrations } from '#server/db/schema/identity.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { priceAlerts, recentSearches } from '#server/db/schema/searches.ts'
import { anonymiseBookings } from '#server/booking/anonymise-bookings.ts'
import { queueMail } from '#server/mail/outbox.ts'

/**
 * Deletes the user. Sessions, passkeys, passengers, bills, coupons, money points, alerts and notifications are deleted
 * by cascade. Bookings are kept without an owner. Their contact details, ID and passport numbers are deleted as soon as
 * no journey or payment needs them. Of two concurrent calls, the second finds no user and changes nothing.
 */
export async function deleteAccount({ db, clock, jobs, products }: GatewayDeps, userId: number): Promise<void> {
  const now = clock.now()
  const left = await db.orm.transaction(async (tx) => {
    // Locks the bookings first and then their user. The settlement of a payment also locks a booking first. It then
    // writes a notification, which locks the row of the booking's user, because the notification refers to that row.
    // The same order prevents deadlocks.
    await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.userId, userId))
      .orderBy(asc(bookings.id))
      .for('update')
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return []
    const email = user.email.toLowerCase()
    const owned = await tx
      .update(bookings)
      .set({ ownerDeletedAt: now, device: null })
      .where(eq(bookings.userId, userId))
      .returning({ id: bookings.id })
    const ids = owned.map(({ id }) => id)
    for (const product of Object.values(products)) await product.forgetOwner?.(tx, ids)
    await tx.delete(recentSearches).where(eq(recentSearches.owner, userSearchOwner(userId)))
    await tx.delete(priceAlerts).where(or(eq(priceAlerts.userId, userId), eq(sql`lower(${priceAlerts.email})`, email)))
    await tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, email))
    await tx.delete(mailOutbox).where(sql`lower(${mailOutbox.message}->>'email') = ${email}`)
    await tx.delete(users).where(eq(users.id, userId))
    const mail = { kind: 'account-deleted' as const, email: user.email, language: user.language }
    await queueMail(tx, `account-deleted:${userId}`, mail, now)
    return ids
  })
  await anonymiseBookings(db.orm, products, now, left)
  jobs.wake('send-mail')
}
