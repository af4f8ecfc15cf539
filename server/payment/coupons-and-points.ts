/**
 * Handles discounts: coupons and money points (credit that a user can spend on a booking). They are reserved for a
 * booking while its payment is open. They are consumed when the ticket of the booking is issued, or when the supplier
 * has confirmed a booking that is paid later. Otherwise they are released.
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { coupons, moneyPoints } from '#server/db/schema/accounts.ts'
import { couponUses, moneyPointUses } from '#server/db/schema/bookings.ts'

interface DiscountChoice {
  coupon: number | null
  moneyPoint: number | null
}

/** Thrown for a coupon or money point that is not the user's, already used or expired. */
export class DiscountUnusable extends Error {
  override name = 'DiscountUnusable'
  readonly field: 'selected_coupon' | 'used_money_point'

  constructor(field: 'selected_coupon' | 'used_money_point') {
    super(field)
    this.field = field
  }
}

/** Returns all coupons of the user, each with whether it is usable on the plain date `today`. Values are in kuruş. */
export async function couponsOf(orm: Orm, userId: number, today: string) {
  const rows = await orm
    .select({ coupon: coupons, use: couponUses.couponId })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.couponId, coupons.id))
    .where(eq(coupons.userId, userId))
    .orderBy(coupons.id)
  return rows.map(({ coupon: { id, code, value, expiresOn }, use }) => ({
    id,
    code,
    value,
    expiresOn,
    usable: use === null && expiresOn >= today,
  }))
}

/** Returns the user's coupons that are usable on the plain date `today`. Values are in kuruş. */
export async function usableCoupons(orm: Orm, userId: number, today: string) {
  return (await couponsOf(orm, userId, today)).filter(({ usable }) => usable)
}

/** Returns the user's unused money points; values are in kuruş. */
export async function usableMoneyPoints(orm: Orm, userId: number) {
  return orm
    .select({ id: moneyPoints.id, value: moneyPoints.value })
    .from(moneyPoints)
    .leftJoin(moneyPointUses, eq(moneyPointUses.moneyPointId, moneyPoints.id))
    .where(and(eq(moneyPoints.userId, userId), isNull(moneyPointUses.moneyPointId)))
    .orderBy(moneyPoints.id)
}

/**
 * Reserves the coupon or money point that the user has chosen for a booking. Returns its amount in kuruş, at most the
 * booking's total; 0 if none is chosen. Throws `DiscountUnusable` if it can't be used; guests can use none. If several
 * requests reserve one coupon or money point concurrently, only one succeeds, because of the primary key of
 * `coupon_uses` or `money_point_uses`.
 */
export async function reserveDiscount(
  tx: Orm,
  booking: { id: number; total: number },
  userId: number | undefined,
  choice: DiscountChoice,
  today: string,
): Promise<number> {
  if (choice.coupon !== null) {
    const usable = userId === undefined ? [] : await usableCoupons(tx, userId, today)
    const coupon = usable.find(({ id }) => id === choice.coupon)
    if (!coupon) throw new DiscountUnusable('selected_coupon')
    const reserved = await tx
      .insert(couponUses)
      .values({ couponId: coupon.id, bookingId: booking.id })
      .onConflictDoNothing()
      .returning({ id: couponUses.couponId })
    if (reserved.length === 0) throw new DiscountUnusable('selected_coupon')
    return Math.min(coupon.value, booking.total)
  }
  if (choice.moneyPoint === null) return 0
  const usable = userId === undefined ? [] : await usableMoneyPoints(tx, userId)
  const point = usable.find(({ id }) => id === choice.moneyPoint)
  if (!point || !(await keepPoint(tx, point.id))) throw new DiscountUnusable('used_money_point')
  const reserved = await tx
    .insert(moneyPointUses)
    .values({ moneyPointId: point.id, bookingId: booking.id })
    .onConflictDoNothing()
    .returning({ id: moneyPointUses.moneyPointId })
  if (reserved.length === 0) throw new DiscountUnusable('used_money_point')
  return Math.min(point.value, booking.total)
}

/**
 * Locks a money point, so that no concurrent transaction deletes it. Returns false if the money point has already been
 * deleted. For example, if a booking used only a part of a money point, the rest is a second money point, which
 * `restorePoint` may delete.
 */
async function keepPoint(tx: Orm, id: number): Promise<boolean> {
  const kept = await tx.select({ id: moneyPoints.id }).from(moneyPoints).where(eq(moneyPoints.id, id)).for('key share')
  return kept.length > 0
}

/** Releases the reserved discounts of a booking. */
export async function releaseDiscounts(tx: Orm, bookingId: number): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.bookingId, bookingId), eq(couponUses.consumed, false)))
  await tx
    .delete(moneyPointUses)
    .where(and(eq(moneyPointUses.bookingId, bookingId), eq(moneyPointUses.consumed, false)))
}

/**
 * Gives back the money point that a cancelled booking used; `discount` is the used amount in kuruş. The money point
 * becomes usable again with its full value, and the second money point that was made of its unused rest is deleted. If
 * another booking uses this second money point, the used amount becomes a new money point instead.
 */
export async function restorePoint(tx: Orm, bookingId: number, discount: number): Promise<void> {
  const used = await tx
    .select({ id: moneyPoints.id, userId: moneyPoints.userId })
    .from(moneyPointUses)
    .innerJoin(moneyPoints, eq(moneyPoints.id, moneyPointUses.moneyPointId))
    .where(eq(moneyPointUses.bookingId, bookingId))
  for (const { id, userId } of used) {
    // If the cancelled booking used only a part of the money point `id`, the unused rest was stored as a second money
    // point. This second money point is locked here. A concurrent payment that uses it waits until the transaction
    // `tx`, which cancels the booking, is committed.
    const [rest] = await tx
      .select({ id: moneyPoints.id })
      .from(moneyPoints)
      .where(and(eq(moneyPoints.userId, userId), eq(moneyPoints.source, restOf(id))))
      .for('update')
    const inUse = rest && (await tx.$count(moneyPointUses, eq(moneyPointUses.moneyPointId, rest.id))) > 0
    if (inUse) {
      await tx
        .insert(moneyPoints)
        .values({ userId, value: discount, source: `back-of-${id}` })
        .onConflictDoNothing()
      continue
    }
    if (rest) await tx.delete(moneyPoints).where(eq(moneyPoints.id, rest.id))
    await tx.delete(moneyPointUses).where(eq(moneyPointUses.moneyPointId, id))
  }
}

/**
 * Returns the text in the column `source` of a money point that was made of the unused rest of an earlier one; `id` is
 * the ID of the earlier money point.
 */
const restOf = (id: number) => `rest-of-${id}`

/**
 * Marks as used the coupon or money point that a booking has reserved. If the money point is worth more than `discount`
 * (kuruş), the unused rest becomes a new money point of the user.
 */
export async function consumeDiscounts(tx: Orm, bookingId: number, discount: number): Promise<void> {
  await tx.update(couponUses).set({ consumed: true }).where(eq(couponUses.bookingId, bookingId))
  const points = await tx
    .update(moneyPointUses)
    .set({ consumed: true })
    .where(and(eq(moneyPointUses.bookingId, bookingId), eq(moneyPointUses.consumed, false)))
    .returning({ id: moneyPointUses.moneyPointId })
  for (const { id } of points) {
    const [point] = await tx.select().from(moneyPoints).where(eq(moneyPoints.id, id))
    if (!point || point.value <= discount) continue
    await tx
      .insert(moneyPoints)
      .values({ userId: point.userId, value: point.value - discount, source: restOf(id) })
      .onConflictDoNothing()
  }
}
