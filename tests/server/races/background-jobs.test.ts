// @vitest-environment node
/**
 * Tests jobs that run while a request changes the same rows. Each test holds a lock for which the request or the job
 * waits, so that both overlap.
 */
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createSearch } from '#server/api/booking/search-sessions.ts'
import { deleteAccount } from '#server/api/user/delete-account.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { emailChanges } from '#server/db/schema/identity.ts'
import { recentSearches, searchOptions, searchSessions } from '#server/db/schema/searches.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { composeIdentityMail } from '#server/mail/compose-identity-mail.ts'
import { noon } from '#tests/server/support/noon.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import { origin } from '#tests/server/support/gateway.ts'
import { waitingForLocks } from '#tests/server/support/waiting-for-locks.ts'

const untilWaiting = async (orm: Orm, count: number) =>
  vi.waitFor(async () => expect(await waitingForLocks(orm)).toBe(count), 10_000)

async function demoId(orm: Orm): Promise<number> {
  const [user] = await orm.select().from(users)
  if (!user) throw new Error('no demo user')
  return user.id
}

test('a link mailed to a replaced address confirms nothing', async () => {
  await withFreshGateway(async ({ deps }) => {
    const { orm } = deps.db
    const userId = await demoId(orm)
    await orm.insert(emailChanges).values({ userId, email: 'first@example.com', expiresAt: new Date(noon + 60_000) })
    const { mail } = await orm.transaction(async (tx) => {
      await tx.update(emailChanges).set({ email: 'second@example.com' }).where(eq(emailChanges.userId, userId))
      const composed = composeIdentityMail(deps, { kind: 'confirm-email', userId }, origin)
      await untilWaiting(orm, 1)
      return { mail: composed }
    })
    expect(await mail).toBeUndefined()
    expect(await orm.select().from(emailChanges)).toMatchObject([{ email: 'second@example.com', tokenHash: null }])
  })
})

test('a search that is made again during the clean-up keeps its old option', async () => {
  await withFreshGateway(async ({ deps }) => {
    const { orm } = deps.db
    const userId = await demoId(orm)
    const option = { product: 'flight' as const, query: {}, createdAt: new Date(0) }
    await orm.insert(searchOptions).values({ id: 'old', ...option })
    const { work } = await orm.transaction(async (tx) => {
      // When the gateway stores the search session, it has to lock the session's user. This transaction has locked the
      // user, so the search waits.
      await tx.select().from(users).where(eq(users.id, userId)).for('update')
      const search = { product: 'flight' as const, optionId: 'old', query: {}, route: 'old' }
      const searched = createSearch(deps, search, { userId, owner: undefined })
      await untilWaiting(orm, 1)
      const cleaned = cleanUp(deps)
      await untilWaiting(orm, 2)
      return { work: Promise.all([searched, cleaned]) }
    })
    await work
    const kept = await orm.select().from(searchSessions).where(eq(searchSessions.optionId, 'old'))
    expect(kept).toHaveLength(1)
  })
})

test('an account is deleted while its price alerts are checked', async () => {
  await withFreshGateway(async (gateway) => {
    const { deps, logs } = gateway
    const { orm } = deps.db
    const userId = await demoId(orm)
    const signedIn = await gateway.signIn()
    const { form_data: form } = await searchFlights(gateway, {}, signedIn)
    const watched = { option: form.id, notify_email: 'demo@ufuk.example' }
    await gateway.json('POST', '/api/flight/info/price-alert/', watched, signedIn)
    await checkPriceAlerts(deps)
    gateway.flights.surcharge = -20_000
    logs.length = 0
    const { work } = await orm.transaction(async (tx) => {
      // The deletion of the account locks the row of the user. It then waits for the row in `recent_searches` that this
      // transaction has locked.
      await tx.select().from(recentSearches).for('update')
      const deleted = deleteAccount(deps, userId)
      await untilWaiting(orm, 1)
      const checked = checkPriceAlerts(deps)
      await untilWaiting(orm, 2)
      return { work: Promise.all([deleted, checked]) }
    })
    await work
    expect(logs.filter((line) => line.includes('price alert not checked'))).toEqual([])
    expect(await orm.select().from(users)).toEqual([])
  })
})
