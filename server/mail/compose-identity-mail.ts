/** Writes the e-mails about accounts. Creates their codes and link tokens, and stores only the hashes. */
import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { findUserByEmail } from '#server/account/accounts.ts'
import { hashPassword } from '#server/account/password.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { randomSecret, sha256 } from '#server/db/random-token.ts'
import { users } from '#server/db/schema/accounts.ts'
import { emailChanges, passkeys, passwordResets, registrations } from '#server/db/schema/identity.ts'
import { type IdentityMail, identityMails } from '#server/mail/identity-promises.ts'
import { identityMail } from '#server/mail/identity-mail.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import type { PromisedMail } from '#server/mail/outbox.ts'

/** Minutes for which an activation code or a reset link is valid. */
const secretMinutes = 30

const kinds = new Set<string | undefined>(identityMails.map((mail) => mail.shape.kind.def.values[0]))

/** Whether an e-mail of the outbox is about an account. */
export const isIdentityMail = (mail: PromisedMail): mail is IdentityMail => kinds.has(mail.kind)

/** Returns the e-mail about an account; undefined if the recipient no longer exists or no longer needs the e-mail. */
export async function composeIdentityMail(
  deps: GatewayDeps,
  promise: IdentityMail,
  origin: string,
): Promise<MailMessage | undefined> {
  switch (promise.kind) {
    case 'activation':
      return activation(deps, promise.registration, origin)
    case 'password-reset':
      return passwordReset(deps, promise.email, origin)
    case 'confirm-email':
      return confirmEmail(deps, promise.userId, origin)
    case 'password-changed': {
      const [user] = await deps.db.orm.select().from(users).where(eq(users.id, promise.userId))
      return user && identityMail('passwordChanged', user, [user.username], `${origin}/auth/forgot-password/`)
    }
    case 'passkey-added': {
      const [row] = await deps.db.orm
        .select({ user: users, name: passkeys.name })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.id, promise.passkeyId))
      return row && identityMail('passkeyAdded', row.user, [row.name], `${origin}/profile/passkeys/`)
    }
    case 'email-changed':
      return identityMail('emailChanged', promise, [], `${origin}/contact/`)
    case 'account-deleted':
      return identityMail('accountDeleted', promise, [], `${origin}/contact/`)
  }
}

async function activation({ db, clock }: GatewayDeps, id: string, origin: string): Promise<MailMessage | undefined> {
  const [waiting] = await db.orm.select().from(registrations).where(eq(registrations.id, id))
  if (!waiting) return undefined
  const owner = await findUserByEmail(db.orm, waiting.email)
  if (owner) return identityMail('alreadyRegistered', owner, [owner.username], `${origin}/auth/forgot-password/`)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code)
  await db.orm
    .update(registrations)
    .set({ codeHash, codeExpiresAt: minutesAfter(clock.now(), secretMinutes), attempts: 0 })
    .where(eq(registrations.id, id))
  const link = `${origin}/auth/activate/?registration=${id}`
  return identityMail('activation', waiting, [code, waiting.username], link)
}

async function passwordReset(
  { db, clock }: GatewayDeps,
  email: string,
  origin: string,
): Promise<MailMessage | undefined> {
  const user = await findUserByEmail(db.orm, email)
  if (!user) return undefined
  const token = randomSecret()
  const expiresAt = minutesAfter(clock.now(), secretMinutes)
  await db.orm.insert(passwordResets).values({ tokenHash: sha256(token), userId: user.id, expiresAt })
  return identityMail('passwordReset', user, [user.username], `${origin}/auth/reset-password/?token=${token}`)
}

async function confirmEmail({ db }: GatewayDeps, userId: number, origin: string): Promise<MailMessage | undefined> {
  const [row] = await db.orm
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.userId, userId))
  if (!row) return undefined
  const { user, change } = row
  const to = { email: change.email, language: user.language }
  const owner = await findUserByEmail(db.orm, change.email)
  if (owner) return identityMail('alreadyRegistered', owner, [owner.username], `${origin}/auth/forgot-password/`)
  const token = randomSecret()
  // While this e-mail is written, the user may enter another new address, which gets an e-mail with its own link. In
  // this case, this e-mail is not sent.
  const confirmable = await db.orm
    .update(emailChanges)
    .set({ tokenHash: sha256(token) })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, change.email)))
    .returning({ userId: emailChanges.userId })
  if (confirmable.length === 0) return undefined
  return identityMail('confirmEmail', to, [user.username], `${origin}/account/confirm-email/${token}/`)
}
