/** Registers and activates accounts and reads their mails, through the real calls. */
import { LoginReply, RegisterReply } from '#contract/auth.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

export const goodPassword = 'Rüzgârlı-Tepe-48'

/** A valid registration form with overrides. */
export const registerForm = (changes: Record<string, unknown> = {}) => ({
  username: 'selin.kaya',
  email: 'selin@example.com',
  password: goodPassword,
  comfirm_password: goodPassword,
  ...changes,
})

/** Sends the mails of the outbox and returns them, oldest first. */
export async function newMails(gateway: TestGateway): Promise<MailMessage[]> {
  const before = gateway.mails.length
  await sendMail(gateway.deps)
  return gateway.mails.slice(before)
}

/** The six digits of an activation mail; empty if it has none. */
export const codeOf = (mail: MailMessage | undefined): string => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''

/** The token of a reset mail's link; empty if it has none. */
export const resetTokenOf = (mail: MailMessage | undefined): string =>
  /\/auth\/reset-password\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Registers; returns the registration with its activation code, which is empty if none was mailed. */
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
