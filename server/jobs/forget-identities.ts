/**
 * Deletes old registrations with their codes, expired links and challenges, and personal data of deleted accounts once
 * their journeys are over.
 */
import { and, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { registrationDays } from '#server/account/accounts.ts'
import type { Products } from '#server/parts/product.ts'
import { daysBefore } from '#server/runtime/instants.ts'
import type { Orm } from '#server/db/database.ts'
import { emailChanges, passkeyChallenges, passwordResets, registrations } from '#server/db/schema/identity.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { anonymiseBookings } from '#server/booking/anonymise-bookings.ts'

/**
 * Returns a condition that selects the outbox rows whose e-mail was sent or given up before the instant `before`. An
 * e-mail is given up when its last attempt fails. The outbox does not store when that was, so `nextAttemptAt` is
 * compared instead, which is twelve hours after the last attempt.
 */
export const mailEnded = (before: Date) =>
  and(
    ne(mailOutbox.state, 'queued'),
    sql`coalesce(${mailOutbox.sentAt}, ${mailOutbox.nextAttemptAt}) < ${before.toISOString()}`,
  )

/**
 * Deletes old registrations with their codes, expired links and challenges, old outbox rows that contain an e-mail
 * address, and personal data of deleted accounts. The clean-up job calls this function.
 */
export async function forgetIdentities(orm: Orm, products: Products, now: Date): Promise<void> {
  await orm.delete(registrations).where(lt(registrations.createdAt, daysBefore(now, registrationDays)))
  await orm.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await orm.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  // Outbox rows that contain an e-mail address are deleted a day after their e-mail was sent or given up.
  await orm
    .delete(mailOutbox)
    .where(and(mailEnded(daysBefore(now, 1)), isNotNull(sql`${mailOutbox.message}->>'email'`)))
  await anonymiseBookings(orm, products, now)
}
