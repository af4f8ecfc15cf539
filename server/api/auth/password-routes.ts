/**
 * Routes for POST forget-password and reset-password, and PUT password. A password change ends all sessions of the
 * account and returns the token of a new session.
 */
import { eq } from 'drizzle-orm'
import { ForgotPasswordForm, PasswordChangeForm, ResetPasswordForm } from '#contract/auth.ts'
import { refusal } from '#server/http/api-error.ts'
import { verifyPassword } from '#server/account/password.ts'
import { refuseWeakPassword } from '#server/api/auth/password-rules.ts'
import { resetPassword } from '#server/api/auth/reset-password.ts'
import { setPassword } from '#server/api/auth/set-password.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { randomId, sha256 } from '#server/db/random-token.ts'
import { users } from '#server/db/schema/accounts.ts'
import { queueMail } from '#server/mail/outbox.ts'

const changeFields = ['old_password', 'new_password', 'comfirm_password'] as const
const resetFields = ['token', 'new_password', 'comfirm_password'] as const

export function passwordRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  /**
   * This handler does not look the account up. The background job that sends the e-mail with the reset link does. So
   * the response to POST forget-password is the same for every e-mail address.
   */
  route('POST', '/auth/forget-password/', async (c) => {
    await limitRate(deps, c, 'forget-password')
    const { email } = parseForm(ForgotPasswordForm, c.get('body') ?? {}, ['email'], languageOf(c))
    await limitSubject(deps, c, 'forget-password', email.toLowerCase())
    await queueMail(orm, `password-reset:${randomId()}`, { kind: 'password-reset', email }, deps.clock.now())
    deps.jobs.wake('send-mail')
    return c.body(null, 204)
  })

  route('POST', '/auth/reset-password/', async (c) => {
    await limitRate(deps, c, 'reset-password')
    const language = languageOf(c)
    const form = parseForm(ResetPasswordForm, c.get('body') ?? {}, resetFields, language)
    await limitSubject(deps, c, 'reset-password', sha256(form.token))
    const token = await resetPassword(deps, form.token, form.new_password, language)
    deps.jobs.wake('send-mail')
    return c.json({ token })
  })

  route('PUT', '/auth/password/', async (c) => {
    const { id, tokenHash } = requireUser(c)
    const language = languageOf(c)
    await limitRate(deps, c, 'password')
    await limitSubject(deps, c, 'password', String(id))
    const form = parseForm(PasswordChangeForm, c.get('body') ?? {}, changeFields, language)
    const [user] = await orm.select().from(users).where(eq(users.id, id))
    if (!user) throw refusal(401, 'detail', 'unauthorized', language)
    if (!(await verifyPassword(form.old_password, user.passwordHash))) {
      throw refusal(400, 'old_password', 'oldPasswordWrong', language)
    }
    refuseWeakPassword(form.new_password, user, 'new_password', language)
    const token = await setPassword(deps, user, form.new_password, { askedBy: tokenHash })
    if (token === undefined) throw refusal(400, 'old_password', 'oldPasswordWrong', language)
    deps.jobs.wake('send-mail')
    return c.json({ token })
  })
}
