/** How much may be held without paying, and reserved to be paid later: by a traveller, and from one address (docs/decisions/0021). */
import { and, eq, gt, inArray, min, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import type { Orm } from '#server/db/database.ts'

export const holdLimits = {
  /** Bookings that one device or one account holds unpaid at once. */
  perTraveller: 6,
  /** Bookings that one address holds unpaid at once: a mobile network has thousands of travellers behind it. */
  perAddress: 300,
  /** Of the largest booking that can be made, what a traveller and an address may hold of one trip in any case. */
  tripPerTraveller: 2,
  tripPerAddress: 4,
  /** What an address may hold of a trip where that is more. */
  shareOfTrip: 0.5,
} as const

/** How much may be reserved at once to be paid later, until its journey begins. */
export const reservationLimits = {
  perTraveller: 3,
  /** A hotel has many guests behind one address. */
  perAddress: 20,
  /** What a traveller and an address may reserve of one thing, where that is more than the largest booking. */
  shareOfOne: 0.5,
} as const

/** What was refused: the sentence that says so, and what can be done. */
export interface HoldRefusal {
  say(language: string): string
}

/** Thrown inside a transaction, so that nothing of it stays. */
export class TooManyHolds extends Error {
  readonly refusal: HoldRefusal
  constructor(refusal: HoldRefusal) {
    super('too many unpaid holds')
    this.refusal = refusal
  }
}

type Holder = Pick<BookingRow, 'userId' | 'device' | 'network'>

/**
 * Makes the selections of one device, one account and one address wait for one another until the transaction ends, so
 * that each counts what the others hold. First of all locks of a transaction, in one order by everybody.
 */
export async function lockHolders(tx: Orm, { userId, device, network }: Holder): Promise<void> {
  const keys = [userId !== null && `user ${userId}`, device && `device ${device}`, network && `network ${network}`]
  for (const key of keys.filter((one) => typeof one === 'string').toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${key}`}, 0))`)
}

/**
 * Throws `TooManyHolds` where `booking`, whose holders are locked, would be one too many. The bookings of `instead` give
 * way to it and do not count.
 */
export async function limitHolds(
  deps: GatewayDeps,
  tx: Orm,
  booking: BookingRow,
  instead: readonly number[],
): Promise<void> {
  const now = deps.clock.now()
  const others = and(
    eq(bookings.stock, 'held'),
    inArray(bookings.status, ['unpaid', 'declined']),
    gt(bookings.holdExpiresAt, now),
    notInArray(bookings.id, [booking.id, ...instead]),
  )
  const traveller = and(others, sameTraveller(booking))
  const address = and(others, booking.network === null ? sql`false` : eq(bookings.network, booking.network))
  for (const [whose, most] of [
    [traveller, holdLimits.perTraveller],
    [address, holdLimits.perAddress],
  ] as const) {
    const [held] = await tx
      .select({ count: sql<number>`count(*)::int`, first: min(bookings.holdExpiresAt) })
      .from(bookings)
      .where(whose)
    if (!held || held.count < most) continue
    const minutes = Math.max(1, Math.ceil(((held.first ?? now).getTime() - now.getTime()) / 60_000))
    const key = whose === traveller ? 'tooManyHolds' : 'tooManyHoldsHere'
    throw new TooManyHolds({ say: (language) => message(key, language, most, minutes) })
  }
  const { stock, words } = deps.products[booking.product]
  for (const shared of stock.shared(booking)) {
    const { wanted, all, mostAtOnce, heldBy } = shared
    const most = [
      [traveller, holdLimits.tripPerTraveller * mostAtOnce],
      [address, Math.max(holdLimits.tripPerAddress * mostAtOnce, Math.ceil(all * holdLimits.shareOfTrip))],
    ] as const
    for (const [whose, seats] of most)
      if ((await heldBy(tx, whose)) + wanted > seats)
        throw new TooManyHolds({ say: (language) => message(words.tooManyHeld, language) })
  }
}

/**
 * The same for one more booking that is to be paid later. While a payment for one is decided on, or its ticket is
 * issued, it still counts.
 */
export async function limitReservations(
  deps: Pick<GatewayDeps, 'clock' | 'products'>,
  tx: Orm,
  booking: BookingRow,
): Promise<void> {
  const { perTraveller, perAddress, shareOfOne } = reservationLimits
  const others = and(
    inArray(bookings.status, ['reserved', 'confirming', 'issuing']),
    gt(bookings.reservedUntil, deps.clock.now()),
    ne(bookings.id, booking.id),
  )
  const traveller = and(others, sameTraveller(booking))
  const address = and(others, booking.network === null ? sql`false` : eq(bookings.network, booking.network))
  const refuse = (key: MessageKey, most = 0) => {
    throw new TooManyHolds({ say: (language) => message(key, language, most) })
  }
  if ((await tx.$count(bookings, traveller)) >= perTraveller) refuse('tooManyReservations', perTraveller)
  if ((await tx.$count(bookings, address)) >= perAddress) refuse('tooManyReservationsHere')
  const { stock, payLater } = deps.products[booking.product]
  if (!payLater) throw new Error(`Bookings of ${booking.product} are not paid later`)
  for (const { wanted, all, mostAtOnce, heldBy } of stock.shared(booking)) {
    const most = Math.max(mostAtOnce, Math.ceil(all * shareOfOne))
    for (const whose of [traveller, address])
      if ((await heldBy(tx, whose)) + wanted > most) refuse(payLater.tooManyReserved)
  }
}

/** The bookings of the same device or account. */
const sameTraveller = ({ userId, device }: Holder): SQL =>
  or(
    userId === null ? undefined : eq(bookings.userId, userId),
    device === null ? undefined : eq(bookings.device, device),
  ) ?? sql`false`
