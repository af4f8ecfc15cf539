/** Turns a registration whose code is right into an account. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ActivationForm } from '#contract/auth.ts'
import { refusal } from '#server/http/api-error.ts'
import { registrationDays } from '#server/account/accounts.ts'
import { nobodysHash, verifyPassword } from '#server/account/password.ts'
import { openSession } from '#server/account/sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { daysBefore } from '#server/runtime/instants.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { registrations } from '#server/db/schema/identity.ts'

/** Wrong codes after which a new one must be asked for. */
const mostAttempts = 5

async function uncount(orm: Orm, registration: string): Promise<void> {
  await orm
    .update(registrations)
    .set({ attempts: sql`${registrations.attempts} - 1` })
    .where(and(eq(registrations.id, registration), gt(registrations.attempts, 0)))
}

/**
 * The token of the new account. Throws a 400: on `code` for a wrong or old code, an unknown registration, or one too
 * many attempts, all told alike; on `username` or `non_field_errors` where another account has the name or the address,
 * which only who has the code gets to know.
 */
export async function activate(
  { db, clock }: GatewayDeps,
  form: ActivationForm,
  settings: { country: string; currency: string },
  language: string,
): Promise<string> {
  const now = clock.now()
  // Counted before it is checked: attempts at the same time can't be more than attempts one after the other.
  const [waiting] = await db.orm
    .update(registrations)
    .set({ attempts: sql`${registrations.attempts} + 1` })
    .where(
      and(
        eq(registrations.id, form.registration),
        lt(registrations.attempts, mostAttempts),
        gt(registrations.codeExpiresAt, now),
        gt(registrations.createdAt, daysBefore(now, registrationDays)),
      ),
    )
    .returning()
  const right = await verifyPassword(form.code, waiting?.codeHash ?? (await nobodysHash())).catch(async (error) => {
    // Too busy to look at the code: that was no attempt at it.
    if (waiting) await uncount(db.orm, waiting.id)
    throw error
  })
  if (!waiting || !right) throw refusal(400, 'code', 'codeWrong', language)
  const { email, passwordHash, language: own } = waiting
  const username = form.username ?? waiting.username
  try {
    return await db.orm.transaction(async (tx) => {
      // First of all the row that others can't have too: whoever activates for the same address or name waits here.
      const [user] = await tx
        .insert(users)
        .values({ username, email, passwordHash, language: own, ...settings, createdAt: now })
        .returning({ id: users.id })
      if (!user) throw new Error('An account was not added')
      // The address is proven: whoever else waits for a code to it waits in vain.
      await tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, email.toLowerCase()))
      return openSession(tx, clock, user.id)
    })
  } catch (error) {
    const taken = violatedConstraint(error)
    if (taken !== 'users_email_unique' && taken !== 'users_username_unique') throw error
    // The code was right, and is to be right again with another name; unless the same code made the account just now.
    const kept = await db.orm
      .update(registrations)
      .set({ attempts: 0 })
      .where(eq(registrations.id, waiting.id))
      .returning({ id: registrations.id })
    const ownName = taken === 'users_username_unique' && kept.length > 0
    if (ownName) throw refusal(400, 'username', 'usernameTaken', language)
    throw refusal(400, 'non_field_errors', 'emailTaken', language)
  }
}
