import { and, eq } from 'drizzle-orm'
import type { UserRow } from '#server/account/accounts.ts'
import { hashPassword } from '#server/account/password.ts'
import { endOtherSessions, openSession } from '#server/account/sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { randomId, sha256 } from '#server/db/random-token.ts'
import { users } from '#server/db/schema/accounts.ts'
import { pushSubscriptions } from '#server/db/schema/content.ts'
import { emailChanges, passwordResets } from '#server/db/schema/identity.ts'
import { queueMail } from '#server/mail/outbox.ts'

/**
 * Sets the password and returns the token of a new session. Ends all other sessions, and invalidates all reset links
 * and the pending change of the e-mail address. If a session requested the new password, `askedBy` is the hash of that
 * session's token; the new session gets its push subscriptions. Returns undefined and leaves the account unchanged if
 * the password was changed concurrently, the account was deleted, or `claim` returns false. When a password is reset,
 * `claim` deletes the reset link, and returns false if the link is no longer valid.
 */
export async function setPassword(
  { db, clock }: GatewayDeps,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
  { claim = async () => true, askedBy }: { claim?: (tx: Orm) => Promise<boolean>; askedBy?: string } = {},
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password)
  return db.orm.transaction(async (tx) => {
    if (!(await claim(tx))) return undefined
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0) return undefined
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    // Deletes the pending change of the e-mail address. An intruder who knew the old password may have requested it,
    // and would receive the reset links at the new address.
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id))
    const mail = { kind: 'password-changed' as const, userId: user.id }
    await queueMail(tx, `password-changed:${user.id}:${randomId()}`, mail, clock.now())
    const token = await openSession(tx, clock, user.id)
    if (askedBy !== undefined) {
      await tx
        .update(pushSubscriptions)
        .set({ tokenHash: sha256(token) })
        .where(eq(pushSubscriptions.tokenHash, askedBy))
    }
    await endOtherSessions(tx, user.id, token)
    return token
  })
}
