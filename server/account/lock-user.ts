import { eq } from 'drizzle-orm'
import type { UserRow } from '#server/account/accounts.ts'
import { refusal } from '#server/http/api-error.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'

/**
 * Locks the user's row until the transaction ends. For example, callers check the maximum number of saved passengers
 * under this lock, so that two concurrent requests can't exceed it together. Throws a 401 if the account was deleted
 * meanwhile.
 */
export async function lockUser(tx: Orm, userId: number, language: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw refusal(401, 'detail', 'unauthorized', language)
  return user
}
