/** Creates and ends sign-in sessions: the client gets a session's token, the database keeps its hash. */
import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '#server/runtime/clock.ts'
import type { Orm } from '#server/db/database.ts'
import { randomSecret, sha256 } from '#server/db/random-token.ts'
import { authTokens, users } from '#server/db/schema/accounts.ts'

/** Creates a session and returns its token. Only the token's hash is stored. */
export async function openSession(tx: Orm, clock: Clock, userId: number): Promise<string> {
  const token = randomSecret()
  await tx.insert(authTokens).values({ tokenHash: sha256(token), userId, createdAt: clock.now() })
  return token
}

/**
 * Creates a session after the password was checked. Returns undefined if the password was changed or the account was
 * deleted during the check. A password change ends all sessions, so the old password must not open a new session.
 */
export async function openPasswordSession(
  orm: Orm,
  clock: Clock,
  userId: number,
  checkedHash: string,
): Promise<string | undefined> {
  return orm.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, checkedHash)))
      .for('share')
    return user && openSession(tx, clock, user.id)
  })
}

/** Ends all sessions of a user except the one whose token is `token`. */
export async function endOtherSessions(tx: Orm, userId: number, token: string): Promise<void> {
  await tx.delete(authTokens).where(and(eq(authTokens.userId, userId), ne(authTokens.tokenHash, sha256(token))))
}
