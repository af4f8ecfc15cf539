/** Registers and activates accounts through the gateway's API, and reads their e-mails. */
import { LoginReply, RegisterReply } from '#contract/auth.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

export const goodPassword = 'Rüzgârlı-Tepe-48'

/** Returns a valid registration form; `changes` override its fields. */
export const registerForm = (changes: Record<string, unknown> = {}) => ({
  username: 'selin.kaya',
  email: 'selin@example.com',
  password: goodPassword,
  comfirm_password: goodPassword,
  ...changes,
})

/** Sends the e-mails of the outbox and returns them, oldest first. */
export async function newMails(gateway: TestGateway): Promise<MailMessage[]> {
  const before = gateway.mails.length
  await sendMail(gateway.deps)
  return gateway.mails.slice(before)
}

/** Returns the six digits of an activation e-mail; empty if it has none. */
export const codeOf = (mail: MailMessage | undefined): string => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''

/** Returns the token of the link in a reset e-mail; empty if it has none. */
export const resetTokenOf = (mail: MailMessage | undefined): string =>
  /\/auth\/reset-password\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/**
 * Registers an account; returns the registration's ID with its activation code, which is empty if none was e-mailed.
 */
export async function registered(gateway: TestGateway, changes: Record<string, unknown> = {}) {
  const reply = await gateway.json('POST', '/api/auth/register/', registerForm(changes))
  const { registration } = RegisterReply.parse(reply)
  const mails = await newMails(gateway)
  return { registration, code: codeOf(mails.at(-1)), mails }
}

/** Registers and activates an account; returns the request headers of its user. */
export async function newUser(gateway: TestGateway, username: string): Promise<{ Authorization: string }> {
  const { registration, code } = await registered(gateway, { username, email: `${username}@example.com` })
  const { token } = LoginReply.parse(await gateway.json('POST', '/api/auth/activation/', { registration, code }))
  return { Authorization: `Token ${token}` }
}
