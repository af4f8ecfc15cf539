/**
 * Deletes personal data from the bookings of deleted accounts once no journey or payment needs the data
 * (docs/decisions/0013). Also deletes personal data from guests' reserved bookings that were not paid online, some time
 * after the journey or the cancellation (docs/decisions/0031). From guests' bookings, deletes vouchers and details of
 * the payment form some time after the journey.
 */
import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Products } from '#server/parts/product.ts'
import type { Orm } from '#server/db/database.ts'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { charges, refunds } from '#server/db/schema/payments.ts'
import { cancelRequests, reservations } from '#server/db/schema/reservations.ts'

type Row = typeof bookings.$inferSelect

/**
 * Anonymises the finished bookings of deleted accounts; if `only` is given, only the bookings with these IDs. Returns
 * the number of anonymised bookings.
 */
export async function anonymiseBookings(
  orm: Orm,
  products: Products,
  now: Date,
  only?: readonly number[],
): Promise<number> {
  if (only?.length === 0) return 0
  return orm.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(bookings)
      .where(
        and(isNotNull(bookings.ownerDeletedAt), isNull(bookings.anonymisedAt), only && inArray(bookings.id, [...only])),
      )
      .for('update', { skipLocked: true })
    let done = 0
    for (const row of rows) {
      if (!(await isOver(tx, products, row, now))) continue
      await anonymise(tx, products, row, now)
      done++
    }
    return done
  })
}

/**
 * Deletes personal data from guests' reserved bookings that were not paid online: travellers, contact details, billing
 * data, and the details of the payment form. Affects reserved bookings that were cancelled, or whose journey ended,
 * before the instant `before`. An account's reserved bookings keep this data until the account is deleted.
 */
export async function forgetReservedPeople(orm: Orm, products: Products, before: Date, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const cancelledLately = tx
      .select({ one: sql`1` })
      .from(cancelRequests)
      .where(and(eq(cancelRequests.bookingId, bookings.id), gte(cancelRequests.createdAt, before)))
    const found = await tx
      .select()
      .from(bookings)
      .where(
        and(
          isNotNull(bookings.reservedUntil),
          isNull(bookings.ticketedAt),
          isNull(bookings.userId),
          isNull(bookings.anonymisedAt),
          or(
            and(eq(bookings.status, 'cancelled'), notExists(cancelledLately)),
            and(eq(bookings.status, 'reserved'), lt(bookings.reservedUntil, before)),
          ),
        ),
      )
      .for('update', { skipLocked: true })
    // The query compares `before` with `reservedUntil`, which is the start of the journey. A round trip may end much
    // later than it starts, so this line compares the end of the journey with `before`, too.
    const ended = (row: Row) => products[row.product].ticket.arrivesAt(row) < before.getTime()
    const rows = found.filter((row) => row.status === 'cancelled' || ended(row))
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await tx
      .update(bookings)
      .set({ email: null, phone: null, phoneCode: null, bill: null, anonymisedAt: now })
      .where(inArray(bookings.id, ids))
    await tx.delete(bookingPassengers).where(inArray(bookingPassengers.bookingId, ids))
    for (const row of rows) {
      const set = bare(products, row)
      if (set.snapshot) await tx.update(bookings).set(set).where(eq(bookings.id, row.id))
    }
  })
}

/**
 * Deletes personal details of the payment form, such as a note for the driver, from guests' bookings whose journey
 * ended before `before`, because only the journey needs these details. An account's bookings keep them until the
 * account is deleted.
 */
export async function forgetDetails(orm: Orm, products: Products, before: Date): Promise<void> {
  for (const product of Object.values(products)) {
    const { name, isPersonal } = product
    if (!isPersonal) continue
    await orm.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(bookings)
        .where(
          and(
            eq(bookings.product, name),
            isNull(bookings.userId),
            inArray(bookings.status, ['ticketed', 'cancelled', 'refunded', 'reserved']),
            lt(bookings.createdAt, before),
            isPersonal,
          ),
        )
        .for('update', { skipLocked: true })
      for (const row of rows)
        if (product.ticket.arrivesAt(row) < before.getTime())
          await tx.update(bookings).set(bare(products, row)).where(eq(bookings.id, row.id))
    })
  }
}

/**
 * Deletes the vouchers of guests' tickets whose journey ended before `before`. An account's tickets keep their vouchers
 * until the account is deleted.
 */
export async function forgetVouchers(orm: Orm, products: Products, before: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const rows = await tx
      .select({ booking: bookings })
      .from(bookings)
      .innerJoin(reservations, eq(reservations.bookingId, bookings.id))
      .where(and(isNull(bookings.userId), isNotNull(reservations.vouchers), lt(bookings.createdAt, before)))
      .for('update', { of: bookings, skipLocked: true })
    const over = rows.filter(({ booking }) => products[booking.product].ticket.arrivesAt(booking) < before.getTime())
    await deleteVouchers(
      tx,
      over.map(({ booking }) => booking.id),
    )
  })
}

const deleteVouchers = async (tx: Orm, ids: readonly number[]) =>
  tx
    .update(reservations)
    .set({ vouchers: null })
    .where(inArray(reservations.bookingId, [...ids]))

/**
 * Returns the database update that removes the personal data of the payment form from a booking's snapshot. Returns an
 * empty object if the product's snapshots have no personal data.
 */
function bare(products: Products, row: Row): { snapshot?: object } {
  const snapshot = products[row.product].impersonal?.(row)
  return snapshot ? { snapshot } : {}
}

/**
 * Whether a booking is finished: it has no hold and no pending payment or refund. If its ticket or reservation is
 * valid, its journey must have ended, too.
 */
async function isOver(tx: Orm, products: Products, row: Row, now: Date): Promise<boolean> {
  const { id, status, stock } = row
  if (status === 'confirming' || status === 'issuing' || stock === 'held') return false
  const moving = await tx.$count(charges, and(eq(charges.bookingId, id), inArray(charges.state, ['open', 'refunding'])))
  const goingBack = await tx.$count(refunds, and(eq(refunds.bookingId, id), eq(refunds.state, 'open')))
  if (moving > 0 || goingBack > 0) return false
  if (status !== 'ticketed' && status !== 'reserved') return true
  return products[row.product].ticket.arrivesAt(row) < now.getTime()
}

/**
 * Whether the booking was charged, or is reserved and may have been paid on site. A reserved booking that was cancelled
 * does not count.
 */
async function wasPaid(tx: Orm, { id, status }: Row): Promise<boolean> {
  if (status !== 'cancelled') return status === 'ticketed' || status === 'reserved' || status === 'refunded'
  return (await tx.$count(charges, and(eq(charges.bookingId, id), eq(charges.state, 'approved')))) > 0
}

/**
 * Deletes a booking's contact details, its vouchers, and the personal data of the payment form in its snapshot. If the
 * booking was not paid (`wasPaid`), also deletes its passengers and its billing data. If the booking was paid, keeps
 * names and billing data, as accounting law requires, but deletes ID and passport numbers.
 */
async function anonymise(tx: Orm, products: Products, row: Row, now: Date): Promise<void> {
  const { id } = row
  const paid = await wasPaid(tx, row)
  await tx
    .update(bookings)
    .set({
      email: null,
      phone: null,
      phoneCode: null,
      anonymisedAt: now,
      ...(!paid && { bill: null }),
      ...bare(products, row),
    })
    .where(eq(bookings.id, id))
  // Deletes the vouchers of the booking, because their files may contain the traveller's contact details.
  await deleteVouchers(tx, [id])
  const travellers = eq(bookingPassengers.bookingId, id)
  if (!paid) {
    await tx.delete(bookingPassengers).where(travellers)
    return
  }
  await tx
    .update(bookingPassengers)
    .set({
      citizenNumber: '',
      passport: '',
      passportExpiry: null,
      nationalityId: null,
      // Replaces the birth date by 1 January of the birth year. The year is kept, since it determines the passenger's
      // fare.
      birthDate: sql`date_trunc('year', ${bookingPassengers.birthDate})::date`,
    })
    .where(travellers)
}
