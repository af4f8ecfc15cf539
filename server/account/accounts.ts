/** Looks accounts up by username or e-mail address. */
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import { daysBefore } from '#server/runtime/instants.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { registrations } from '#server/db/schema/identity.ts'

export type UserRow = typeof users.$inferSelect
type RegistrationRow = typeof registrations.$inferSelect

/** Days after which a registration expires if it was not activated. */
export const registrationDays = 2

/**
 * Returns the account with this username or e-mail address, case-insensitive. At most one account matches, because a
 * username can't have the form of an e-mail address.
 */
export async function findUser(orm: Orm, name: string): Promise<UserRow | undefined> {
  const lower = name.toLowerCase()
  const [user] = await orm
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, lower), eq(sql`lower(${users.email})`, lower)))
  return user
}

/** Returns the account with this e-mail address, case-insensitive. */
export async function findUserByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  const [user] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user
}

/** Returns the latest registration with this username or e-mail address that is neither activated nor expired. */
export async function findRegistration(orm: Orm, name: string, now: Date): Promise<RegistrationRow | undefined> {
  const lower = name.toLowerCase()
  const [registration] = await orm
    .select()
    .from(registrations)
    .where(
      and(
        or(eq(sql`lower(${registrations.username})`, lower), eq(sql`lower(${registrations.email})`, lower)),
        gt(registrations.createdAt, daysBefore(now, registrationDays)),
      ),
    )
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return registration
}
