// @vitest-environment node
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LoginReply } from '#contract/auth.ts'
import { couponCampaigns, coupons, users } from '#server/db/schema/accounts.ts'
import { newUser, registered } from '#tests/server/support/account.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

const buyers = 6

/** Six users concurrently redeem a campaign code with two uses left. Returns how many succeeded. */
async function grabCoupons(gateway: TestGateway): Promise<number> {
  const { orm } = gateway.deps.db
  await orm.insert(couponCampaigns).values({ code: 'SONIKI', value: 5_000, expiresOn: '2099-12-31', maxUses: 2 })
  const travellers: Record<string, string>[] = []
  for (let i = 0; i < buyers; i++) travellers.push(await newUser(gateway, `alici${i}`))
  const replies = await Promise.all(
    travellers.map((traveller) => gateway.request('POST', '/api/user/add-coupon/', { c_value: 'SONIKI' }, traveller)),
  )
  const given = replies.filter(({ status }) => status === 200).length
  expect(await orm.$count(coupons, eq(coupons.code, 'SONIKI'))).toBe(given)
  return given
}

test('the last coupons of a campaign are given once each', async () => {
  await withFreshGateway(async (gateway) => {
    expect(await grabCoupons(gateway)).toBe(2)
  })
})

test('without its count the campaign gives one to everybody: the race is real', async () => {
  await withFreshGateway(async (gateway) => {
    await gateway.deps.db.runSql('alter table coupon_campaigns drop constraint coupon_campaigns_within_uses')
    // Simulates a gateway that checks the number of uses of the coupon campaign before any concurrent use is counted:
    // the trigger `forget_uses` keeps the number at zero, so every transaction reads zero uses.
    await gateway.deps.db.runSql(`
      create function forget_uses() returns trigger language plpgsql as $$ begin new.uses = old.uses; return new; end $$;
      create trigger forget_uses before update on coupon_campaigns for each row execute function forget_uses()`)
    expect(await grabCoupons(gateway)).toBe(buyers)
  })
})

test('of registrations that want one address and one name, the first to activate has them', async () => {
  await withFreshGateway(async (gateway) => {
    const waiting = []
    for (let i = 0; i < 4; i++) {
      waiting.push(await registered(gateway, { username: 'tek', email: 'tek@example.com' }))
    }
    const replies = await Promise.all(
      waiting.map(({ registration, code }) => gateway.request('POST', '/api/auth/activation/', { registration, code })),
    )
    const ways = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(ways).toEqual([200, 400, 400, 400])
    expect(await gateway.deps.db.orm.$count(users, eq(users.username, 'tek'))).toBe(1)
  })
})

test('no sign-in by the old password outlives its change', async () => {
  await withFreshGateway(async (gateway) => {
    const demo = { username: 'demo', password: 'ufuk-demo-2026' }
    const here = await gateway.signIn()
    const change = {
      old_password: demo.password,
      new_password: 'Yepyeni-Liman-6',
      comfirm_password: 'Yepyeni-Liman-6',
    }
    const logins = Array.from({ length: 8 }, () => gateway.request('POST', '/api/auth/login/', demo))
    const [changed, ...signedIn] = await Promise.all([
      gateway.request('PUT', '/api/auth/password/', change, here),
      ...logins,
    ])
    expect(changed?.status).toBe(200)
    for (const response of signedIn) {
      if (response.status !== 200) continue
      const { token } = LoginReply.parse(await response.json())
      const user = await gateway.request('GET', '/api/user/', undefined, { Authorization: `Token ${token}` })
      expect(user.status).toBe(401)
    }
  })
})
