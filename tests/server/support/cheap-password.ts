/** Replaces the demo account's password hash by a fast one: few tests are about hashing. */
import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { hashPassword } from '#server/account/password.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { demoAccount } from '#server/seed/seed.ts'

const derive = promisify(argon2)
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

async function cheapHash(password: string): Promise<string> {
  const nonce = Buffer.alloc(16)
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  return `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(tag)}`
}

/** Makes signing in as the demo account fast from now on, or as slow as for other accounts. */
export async function setDemoPassword({ orm }: Database, cost: 'cheap' | 'real'): Promise<void> {
  const { username, password } = demoAccount
  const passwordHash = await (cost === 'cheap' ? cheapHash(password) : hashPassword(password))
  await orm.update(users).set({ passwordHash }).where(eq(users.username, username))
}
