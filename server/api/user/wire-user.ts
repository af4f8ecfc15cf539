import { and, eq, gt } from 'drizzle-orm'
import type { User } from '#contract/frame.ts'
import type { UserRow } from '#server/account/accounts.ts'
import type { Orm } from '#server/db/database.ts'
import { emailChanges } from '#server/db/schema/identity.ts'

/** Returns a user in its wire format, with the e-mail address that is pending confirmation. */
export async function wireUser(orm: Orm, user: UserRow, now: Date): Promise<User> {
  const [change] = await orm
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, user.id), gt(emailChanges.expiresAt, now)))
  const { country, language, currency } = user
  return {
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone_code: user.phoneCode,
    phone: user.phone,
    settings: { country, language, currency },
    ...(change && { pending_email: change.email }),
  }
}
