/**
 * Answers PUT /user/: saves the profile. A new e-mail address is pending until its owner confirms it with an e-mailed
 * link (docs/decisions/0012).
 */
import { eq } from 'drizzle-orm'
import { newUsername } from '#contract/auth.ts'
import { ProfileForm } from '#contract/account.ts'
import { normalizePhone } from '#contract/rules.ts'
import type { User } from '#contract/frame.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { ruleMessage } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { type ApiContext, languageOf } from '#server/http/request-context.ts'
import { lockUser } from '#server/account/lock-user.ts'
import { wireUser } from '#server/api/user/wire-user.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { randomId } from '#server/db/random-token.ts'
import { users } from '#server/db/schema/accounts.ts'
import { emailChanges } from '#server/db/schema/identity.ts'
import { queueMail } from '#server/mail/outbox.ts'

const fields = ['username', 'first_name', 'last_name', 'email', 'phone_code', 'phone'] as const

/** Minutes for which a new e-mail address can be confirmed: one day. */
const confirmMinutes = 1440

/**
 * Returns the updated user. Throws a 400 with messages on the invalid fields, including `username` if another account
 * has this name. Throws a 429 above the rate limit.
 */
export async function saveProfile(deps: GatewayDeps, c: ApiContext, userId: number): Promise<User> {
  const language = languageOf(c)
  const form = parseForm(ProfileForm, c.get('body') ?? {}, fields, language)
  await limitNewEmail(deps, c, userId, form.email)
  try {
    return await deps.db.orm.transaction(async (tx) => {
      const user = await lockUser(tx, userId, language)
      if (form.username !== user.username) refuseUsername(form.username, language)
      const [saved] = await tx
        .update(users)
        .set({
          username: form.username,
          firstName: form.first_name,
          lastName: form.last_name,
          phoneCode: form.phone_code,
          phone: normalizePhone(form.phone, form.phone_code),
        })
        .where(eq(users.id, userId))
        .returning()
      if (!saved) throw refusal(401, 'detail', 'unauthorized', language)
      await changeEmail(deps, tx, user, form.email)
      return wireUser(tx, saved, deps.clock.now())
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'users_username_unique') throw error
    throw refusal(400, 'username', 'usernameTaken', language)
  }
}

/**
 * Throws a 400 if a new username breaks the rules of registration. Callers do not check a username that stays the same.
 */
function refuseUsername(username: string, language: string): void {
  const parsed = newUsername.safeParse(username)
  if (parsed.success) return
  const [issue] = parsed.error.issues
  throw new ApiFailure(400, { username: [ruleMessage(issue?.message ?? '', language) ?? ''] })
}

/** Limits the e-mails to a new address by user and by address, because the address may belong to somebody else. */
async function limitNewEmail(deps: GatewayDeps, c: ApiContext, userId: number, email: string): Promise<void> {
  const [known] = await deps.db.orm
    .select({ own: users.email, waiting: emailChanges.email })
    .from(users)
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(users.id, userId))
  if (known?.own.toLowerCase() === email.toLowerCase() || known?.waiting === email) return
  await limitRate(deps, c, 'new-email')
  await limitSubject(deps, c, 'new-email', `user ${userId}`)
  await limitSubject(deps, c, 'new-email', email.toLowerCase())
}

/**
 * Stores the pending change of the e-mail address, or deletes it if `email` is the current address. The job that sends
 * e-mail checks whether another account has the address, so that the response is the same for every address.
 */
async function changeEmail(
  { clock }: GatewayDeps,
  tx: Orm,
  user: typeof users.$inferSelect,
  email: string,
): Promise<void> {
  if (email.toLowerCase() === user.email.toLowerCase()) {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id))
    return
  }
  const [waiting] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, user.id))
  if (waiting?.email === email && waiting.expiresAt > clock.now()) return
  const change = { email, tokenHash: null, expiresAt: minutesAfter(clock.now(), confirmMinutes) }
  await tx
    .insert(emailChanges)
    .values({ userId: user.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  const mail = { kind: 'confirm-email' as const, userId: user.id }
  await queueMail(tx, `confirm-email:${user.id}:${randomId()}`, mail, clock.now())
}
