/** Routes for the coupons and money points that a signed-in user can use on a booking. */
import { findBooking } from '#server/booking/booking-store.ts'
import { sessionUnknown } from '#server/api/booking/search-sessions.ts'
import type { DiscountPaths } from '#server/parts/product.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira, moneyText } from '#server/text/money.ts'
import { pathParam, requireUser, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { usableCoupons, usableMoneyPoints } from '#server/payment/coupons-and-points.ts'

/**
 * Throws a 404 if the booking does not exist or belongs to a user other than `userId`, so that users are not offered
 * their coupons and money points on another user's booking. A guest's booking, which belongs to no user, is accepted.
 */
async function ownBooking(deps: GatewayDeps, c: ApiContext, userId: number): Promise<void> {
  const booking = await findBooking(deps.db.orm, pathParam(c, 'session_unique'))
  if (!booking || (booking.userId !== null && booking.userId !== userId)) throw sessionUnknown(c)
}

/**
 * Adds the routes that list a user's coupons and money points. `paths` are the product's paths of these routes; each
 * contains `:session_unique`, the key of the booking.
 */
export function discountRoutes(route: Router, deps: GatewayDeps, paths: DiscountPaths): void {
  const { db, clock } = deps
  route('GET', paths.coupons, async (c) => {
    const { id } = requireUser(c)
    await ownBooking(deps, c, id)
    const rows = await usableCoupons(db.orm, id, clock.today())
    return c.json({ results: rows.map(({ id, code, value }) => ({ id, code, value: lira(value) })) })
  })

  route('GET', paths.moneyPoints, async (c) => {
    const { id } = requireUser(c)
    await ownBooking(deps, c, id)
    const rows = await usableMoneyPoints(db.orm, id)
    return c.json({
      results: rows.map((row) => ({ id: row.id, value: lira(row.value), display: moneyText(row.value) })),
    })
  })
}
