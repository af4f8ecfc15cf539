/** Creates the account of a registration when somebody enters the right activation code. */
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

/** Number of wrong codes after which a new code must be requested. */
const mostAttempts = 5

async function uncount(orm: Orm, registration: string): Promise<void> {
  await orm
    .update(registrations)
    .set({ attempts: sql`${registrations.attempts} - 1` })
    .where(and(eq(registrations.id, registration), gt(registrations.attempts, 0)))
}

/**
 * Creates the account and returns the token of its first session. Throws a 400 on `code` for a wrong or expired code,
 * an unknown registration or too many attempts, always with the same message. After the right code, throws a 400 on
 * `username` or `non_field_errors` if another account has the username or the e-mail address.
 */
export async function activate(
  { db, clock }: GatewayDeps,
  form: ActivationForm,
  settings: { country: string; currency: string },
  language: string,
): Promise<string> {
  const now = clock.now()
  // Counts this attempt to activate the account before the activation code is checked. So concurrent attempts can't
  // exceed the maximum number of attempts.
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
    // The limit on concurrent password hashing was reached, so the activation code was not checked: this attempt does
    // not count.
    if (waiting) await uncount(db.orm, waiting.id)
    throw error
  })
  if (!waiting || !right) throw refusal(400, 'code', 'codeWrong', language)
  const { email, passwordHash, language: own } = waiting
  const username = form.username ?? waiting.username
  try {
    return await db.orm.transaction(async (tx) => {
      // Inserts the account before anything else: its username and e-mail address are unique, so a concurrent
      // activation with the same username or address waits here until the commit.
      const [user] = await tx
        .insert(users)
        .values({ username, email, passwordHash, language: own, ...settings, createdAt: now })
        .returning({ id: users.id })
      if (!user) throw new Error('An account was not added')
      // The e-mail address is verified now, so other pending registrations for it are deleted.
      await tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, email.toLowerCase()))
      return openSession(tx, clock, user.id)
    })
  } catch (error) {
    const taken = violatedConstraint(error)
    if (taken !== 'users_email_unique' && taken !== 'users_username_unique') throw error
    // The code was right, but the username or the e-mail address is taken. Resets the number of attempts, so that the
    // traveller can send the code again with another username. If a concurrent request with this code has created the
    // account, the registration is already deleted. In that case, the update changes no row.
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
