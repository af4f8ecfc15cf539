/** Sets a new password with the token of a reset link that was sent by e-mail. */
import { and, eq, gt } from 'drizzle-orm'
import { refusal } from '#server/http/api-error.ts'
import { refuseWeakPassword } from '#server/api/auth/password-rules.ts'
import { setPassword } from '#server/api/auth/set-password.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { sha256 } from '#server/db/random-token.ts'
import { users } from '#server/db/schema/accounts.ts'
import { passwordResets } from '#server/db/schema/identity.ts'

/**
 * Sets the password, invalidates the reset link and returns the token of a new session. Throws a 400 on `token` for an
 * unknown, used or expired link, or on `new_password` for a weak password, which leaves the link valid.
 */
export async function resetPassword(
  deps: GatewayDeps,
  token: string,
  password: string,
  language: string,
): Promise<string> {
  const tokenHash = sha256(token)
  const open = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, deps.clock.now()))
  const [row] = await deps.db.orm
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(open)
  if (!row) throw refusal(400, 'token', 'resetExpired', language)
  refuseWeakPassword(password, row.user, 'new_password', language)
  const claim = async (tx: Orm) =>
    (await tx.delete(passwordResets).where(open).returning({ hash: passwordResets.tokenHash })).length > 0
  const session = await setPassword(deps, row.user, password, { claim })
  if (session === undefined) throw refusal(400, 'token', 'resetExpired', language)
  return session
}
