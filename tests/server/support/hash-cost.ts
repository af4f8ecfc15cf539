/** Sets the cost of password hashes in tests: low, since many tests sign in and only few test the cost. */
import { eq } from 'drizzle-orm'
import { fullCost, hashPassword, setHashCost } from '#server/account/password.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { demoAccount } from '#server/seed/seed.ts'

/** Sets a low cost for new hashes, so that this process computes them fast. */
export const setCheapHashes = (): void => setHashCost({ memory: 8, passes: 1, parallelism: 1 })

/** Makes new hashes in this process as slow as in production. */
export const setFullHashes = (): void => setHashCost(fullCost)

/** Hashes the password of the demo account again, at the current cost. */
export async function rehashDemo({ orm }: Database): Promise<void> {
  const { username, password } = demoAccount
  const passwordHash = await hashPassword(password)
  await orm.update(users).set({ passwordHash }).where(eq(users.username, username))
}
