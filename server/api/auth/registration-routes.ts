/**
 * Routes for POST register, activation and resend. Before the activation code is verified, they look up no account. So
 * neither the response nor its timing reveals whether the e-mail address or the username is taken. If the address has
 * an account, only the e-mail to that address says so.
 */
import { ActivationForm, RegisterForm, ResendForm } from '#contract/auth.ts'
import { activate } from '#server/api/auth/activate.ts'
import { hashPassword } from '#server/account/password.ts'
import { refuseWeakPassword } from '#server/api/auth/password-rules.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { languageOf } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { offeredCodes } from '#server/api/user/known-codes.ts'
import { randomId } from '#server/db/random-token.ts'
import { registrations } from '#server/db/schema/identity.ts'
import { queueMail } from '#server/mail/outbox.ts'

const registerFields = ['username', 'email', 'password', 'comfirm_password'] as const

export function registrationRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  route('POST', '/auth/register/', async (c) => {
    await limitRate(deps, c, 'register')
    const language = languageOf(c)
    const { username, email, password } = parseForm(RegisterForm, c.get('body') ?? {}, registerFields, language)
    refuseWeakPassword(password, { username, email }, 'password', language)
    await limitSubject(deps, c, 'register', email.toLowerCase())
    const passwordHash = await hashPassword(password)
    const id = randomId()
    const now = deps.clock.now()
    await orm.transaction(async (tx) => {
      await tx.insert(registrations).values({ id, username, email, passwordHash, language, createdAt: now })
      await queueMail(tx, `activation:${id}`, { kind: 'activation', registration: id }, now)
    })
    deps.jobs.wake('send-mail')
    return c.json({ registration: id }, 201)
  })

  route('POST', '/auth/activation/resend/', async (c) => {
    await limitRate(deps, c, 'resend-code')
    const { registration } = parseForm(ResendForm, c.get('body') ?? {}, ['registration'], languageOf(c))
    await limitSubject(deps, c, 'resend-code', registration)
    await queueMail(
      orm,
      `activation:${registration}:${randomId()}`,
      { kind: 'activation', registration },
      deps.clock.now(),
    )
    deps.jobs.wake('send-mail')
    return c.body(null, 204)
  })

  route('POST', '/auth/activation/', async (c) => {
    await limitRate(deps, c, 'activation')
    const form = parseForm(ActivationForm, c.get('body') ?? {}, ['registration', 'code', 'username'], languageOf(c))
    await limitSubject(deps, c, 'activation', form.registration)
    return c.json({ token: await activate(deps, form, offeredCodes(c.get('userInfo')), languageOf(c)) })
  })
}
