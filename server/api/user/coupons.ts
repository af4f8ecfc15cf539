/** Routes for a user's coupons, and for campaign codes that can be exchanged for a coupon. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { CouponForm, type SavedCoupon } from '#contract/account.ts'
import { upperAscii } from '#contract/turkish-text.ts'
import { refusal } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira } from '#server/text/money.ts'
import { message } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { couponsOf } from '#server/payment/coupons-and-points.ts'
import { limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { couponCampaigns, coupons } from '#server/db/schema/accounts.ts'

export function couponRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/user/coupons/', async (c) => {
    const rows = await couponsOf(deps.db.orm, requireUser(c).id, deps.clock.today())
    const results = rows.map(({ id, code, value, expiresOn, usable }): SavedCoupon => ({
      id,
      code,
      value: lira(value),
      expried_date: expiresOn,
      active: usable,
    }))
    return c.json({ results })
  })

  route('POST', '/user/add-coupon/', async (c) => {
    const { id } = requireUser(c)
    const language = languageOf(c)
    await limitRate(deps, c, 'coupon')
    await limitSubject(deps, c, 'coupon', String(id))
    const { c_value: code } = parseForm(CouponForm, c.get('body') ?? {}, ['c_value'], language)
    await addCoupon(deps, id, upperAscii(code), language)
    return c.json({ data: message('couponAdded', language) })
  })
}

/**
 * Adds a coupon of the campaign to the user. Throws a 400 with a message on the form field `c_value`, the code, if the
 * code can't be redeemed. A conditional update counts the campaign's uses in the transaction that adds the coupon, so
 * that concurrent requests can't exceed the campaign's maximum number of uses.
 */
async function addCoupon({ db, clock }: GatewayDeps, userId: number, code: string, language: string): Promise<void> {
  const refused = (key: 'couponUnknown' | 'couponExpired' | 'couponUsedUp' | 'couponYours') =>
    refusal(400, 'c_value', key, language)
  await db.orm.transaction(async (tx) => {
    const [campaign] = await tx.select().from(couponCampaigns).where(eq(couponCampaigns.code, code))
    const owned = await tx.$count(coupons, and(eq(coupons.userId, userId), eq(coupons.code, code)))
    if (owned > 0) throw refused('couponYours')
    if (!campaign) throw refused('couponUnknown')
    if (campaign.expiresOn < clock.today()) throw refused('couponExpired')
    const counted = await tx
      .update(couponCampaigns)
      .set({ uses: sql`${couponCampaigns.uses} + 1` })
      .where(
        and(
          eq(couponCampaigns.code, code),
          or(isNull(couponCampaigns.maxUses), lt(couponCampaigns.uses, couponCampaigns.maxUses)),
        ),
      )
      .returning({ code: couponCampaigns.code })
    if (counted.length === 0) throw refused('couponUsedUp')
    const { value, expiresOn } = campaign
    const added = await tx
      .insert(coupons)
      .values({ userId, code, value, expiresOn })
      .onConflictDoNothing()
      .returning({ id: coupons.id })
    if (added.length === 0) throw refused('couponYours')
  })
}
