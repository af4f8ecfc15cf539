/** Routes for POST login and DELETE logout. */
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
  // Computes the hash for unknown accounts in advance, so that the first sign-in to an unknown account takes no longer
  // than later sign-ins.
  void nobodysHash().catch(() => undefined)

  /**
   * Rate limits are checked before any hash is computed. A wrong password is always checked against two hashes: the
   * account's, and that of a registration that is not activated yet. A dummy hash replaces a missing one, so that the
   * response time does not reveal whether the account or the registration exists.
   */
  route('POST', '/auth/login/', async (c) => {
    await limitRate(deps, c, 'login')
    const form = parseForm(LoginForm, c.get('body') ?? {}, ['username', 'password'], languageOf(c))
    const counted = await limitSubject(deps, c, 'login', form.username.toLowerCase())
    const user = await findUser(orm, form.username)
    const waiting = await findRegistration(orm, form.username, deps.clock.now())
    const isRight = async (hash: string | undefined) => verifyPassword(form.password, hash ?? (await nobodysHash()))
    const wrong = () => refusal(400, 'non_field_errors', 'wrongLogin', languageOf(c))
    if (!(await isRight(user?.passwordHash)) || !user) {
      // If the password is that of a registration which is not activated yet, the response is the same whether or not
      // an account has the registration's e-mail address. So somebody who registers with another person's address does
      // not learn whether that person has an account.
      if (!(await isRight(waiting?.passwordHash)) || !waiting) throw wrong()
      return c.json({ activation: [message('activationNeeded', languageOf(c))], registration: waiting.id }, 403)
    }
    const token = await openPasswordSession(orm, deps.clock, user.id, user.passwordHash)
    if (token === undefined) throw wrong()
    await forgiveSubject(deps, counted)
    return c.json({ token })
  })

  route('DELETE', '/auth/logout/', async (c) => {
    const { tokenHash } = requireUser(c)
    await orm.delete(authTokens).where(eq(authTokens.tokenHash, tokenHash))
    return c.body(null, 204)
  })
}
