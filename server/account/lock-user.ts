import { eq } from 'drizzle-orm'
import type { UserRow } from '#server/account/accounts.ts'
import { refusal } from '#server/http/api-error.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'

/**
 * The user's row, locked until the transaction ends: what is counted and added under it can't be added twice at the same
 * time. Throws a 401 where the account was deleted meanwhile.
 */
export async function lockUser(tx: Orm, userId: number, language: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw refusal(401, 'detail', 'unauthorized', language)
  return user
}
