/** Routes for the signed-in user's profile and saved data; they answer 401 to a guest. */
import { eq } from 'drizzle-orm'
import { UserSettings } from '#contract/frame.ts'
import { refusal } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { billRoutes } from '#server/api/user/bills.ts'
import { couponRoutes } from '#server/api/user/coupons.ts'
import { deleteAccount } from '#server/api/user/delete-account.ts'
import { refuseUnknownCodes } from '#server/api/user/known-codes.ts'
import { passengerRoutes } from '#server/api/user/passengers.ts'
import { priceAlertRoutes } from '#server/api/user/price-alerts.ts'
import { saveProfile } from '#server/api/user/save-profile.ts'
import { wireUser } from '#server/api/user/wire-user.ts'
import { users } from '#server/db/schema/accounts.ts'

export function userRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  route('GET', '/user/', async (c) => {
    const [user] = await orm
      .select()
      .from(users)
      .where(eq(users.id, requireUser(c).id))
    // The user row is missing if the account was deleted after the token was checked.
    if (!user) throw refusal(401, 'detail', 'unauthorized', languageOf(c))
    return c.json(await wireUser(orm, user, deps.clock.now()))
  })

  route('PUT', '/user/', async (c) => {
    const { id } = requireUser(c)
    await limitRate(deps, c, 'account')
    const user = await saveProfile(deps, c, id)
    deps.jobs.wake('send-mail')
    return c.json(user)
  })

  route('POST', '/user/delete/', async (c) => {
    await deleteAccount(deps, requireUser(c).id)
    return c.body(null, 204)
  })

  route('PUT', '/user/settings/', async (c) => {
    const { id } = requireUser(c)
    await limitRate(deps, c, 'account')
    const settings = parseForm(UserSettings, c.get('body') ?? {}, ['country', 'language', 'currency'], languageOf(c))
    refuseUnknownCodes(deps, settings, languageOf(c))
    await orm.update(users).set(settings).where(eq(users.id, id))
    return c.json(settings)
  })

  passengerRoutes(route, deps)
  billRoutes(route, deps)
  couponRoutes(route, deps)
  priceAlertRoutes(route, deps)

  for (const { name: product, account } of Object.values(deps.products)) {
    const { bookings, alerts } = account
    route('GET', `/user/${product}/bookings/`, async (c) =>
      c.json({ results: await bookings(deps, requireUser(c).id, languageOf(c)) }),
    )
    route('GET', `/user/${product}/price_alerts/`, async (c) =>
      c.json({ results: await alerts(deps, requireUser(c).id, languageOf(c)) }),
    )
  }
}
