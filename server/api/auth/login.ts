/** POST login and DELETE logout. */
import { eq } from 'drizzle-orm'
import { LoginForm } from '#contract/auth.ts'
import { findRegistration, findUser } from '#server/account/accounts.ts'
import { nobodysHash, verifyPassword } from '#server/account/password.ts'
import { openPasswordSession } from '#server/account/sessions.ts'
import { refusal } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { forgiveSubject, limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { authTokens } from '#server/db/schema/accounts.ts'

export function loginRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db
  // Made before it is needed, so that the first unknown name takes no longer than others.
  void nobodysHash().catch(() => undefined)

  /** Limits are counted before anything is hashed. A wrong password is checked twice, whatever the name turns out to be. */
  route('POST', '/auth/login/', async (c) => {
    await limitRate(deps, c, 'login')
    const form = parseForm(LoginForm, c.get('body') ?? {}, ['username', 'password'], languageOf(c))
    await limitSubject(deps, c, 'login', form.username.toLowerCase())
    const user = await findUser(orm, form.username)
    const waiting = await findRegistration(orm, form.username, deps.clock.now())
    const isRight = async (hash: string | undefined) => verifyPassword(form.password, hash ?? (await nobodysHash()))
    const wrong = () => refusal(400, 'non_field_errors', 'wrongLogin', languageOf(c))
    if (!(await isRight(user?.passwordHash)) || !user) {
      // Told whether or not there is an account: who registers somebody's address learns nothing of its owner by it.
      if (!(await isRight(waiting?.passwordHash)) || !waiting) throw wrong()
      return c.json({ activation: [message('activationNeeded', languageOf(c))], registration: waiting.id }, 403)
    }
    const token = await openPasswordSession(orm, deps.clock, user.id, user.passwordHash)
    if (token === undefined) throw wrong()
    await forgiveSubject(deps, c, 'login', form.username.toLowerCase())
    return c.json({ token })
  })

  route('DELETE', '/auth/logout/', async (c) => {
    const { tokenHash } = requireUser(c)
    await orm.delete(authTokens).where(eq(authTokens.tokenHash, tokenHash))
    return c.body(null, 204)
  })
}
