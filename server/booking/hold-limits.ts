/**
 * Limits unpaid holds (docs/decisions/0021) and reserved bookings (docs/decisions/0031), per traveller and per IP
 * network.
 */
import { and, eq, gt, inArray, min, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { daysBefore, minutesUntil } from '#server/runtime/instants.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import type { Orm } from '#server/db/database.ts'

export const holdLimits = {
  /** Maximum number of simultaneous unpaid holds per device or account. */
  perTraveller: 6,
  /**
   * Maximum number of simultaneous unpaid holds per IP network. A mobile operator has thousands of users behind one IP
   * address.
   */
  perAddress: 300,
  /**
   * A traveller may hold at most this factor times `SharedStock.mostAtOnce` units of one stock. `mostAtOnce` is the
   * number of units that one large booking takes.
   */
  stockPerTraveller: 2,
  stockPerAddress: 4,
  /** Share of a stock that an IP network may hold, even if this is more units than `stockPerAddress` allows. */
  shareOfStock: 0.5,
} as const

/**
 * Limits on reserved bookings. A booking counts until it is paid or cancelled, or its journey begins. For
 * `madePerTraveller` and `madePerAddress` another rule applies: a booking counts for one day after it was reserved,
 * even if it is paid or cancelled on that day.
 */
export const reservationLimits = {
  perTraveller: 3,
  /**
   * Maximum number of reserved bookings per IP network. It is larger than `perTraveller`, because all guests of a hotel
   * may share one IP network.
   */
  perAddress: 20,
  /**
   * Maximum number of bookings that a traveller may reserve per day. Cancelled and paid bookings count, too, because
   * each reserved booking causes an e-mail to an address that is not verified.
   */
  madePerTraveller: 6,
  madePerAddress: 40,
  /** Share of one stock that a traveller or an IP network may reserve, rounded up to at least one unit. */
  shareOfOne: 0.5,
} as const

/** The refusal of a hold or of a reservation; its message says what the traveller can do. */
interface HoldRefusal {
  say(language: string): string
}

/** Thrown if a booking would exceed a limit on holds or on reservations; rolls the transaction back. */
export class TooManyHolds extends Error {
  readonly refusal: HoldRefusal
  constructor(refusal: HoldRefusal) {
    super('too many unpaid holds or reserved bookings')
    this.refusal = refusal
  }
}

type Holder = Pick<BookingRow, 'userId' | 'device' | 'network'>

/**
 * Takes advisory locks on device, account and IP network until the transaction ends, so that concurrent selections
 * count each other's holds. A transaction must take these locks before all other locks; their fixed order prevents
 * deadlocks.
 */
export async function lockHolders(tx: Orm, { userId, device, network }: Holder): Promise<void> {
  const keys = [userId !== null && `user ${userId}`, device && `device ${device}`, network && `network ${network}`]
  for (const key of keys.filter((one) => typeof one === 'string').toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${key}`}, 0))`)
}

/**
 * Throws `TooManyHolds` if the hold of `booking` would exceed a limit. Callers lock the device, account and IP network
 * first (`lockHolders`). Bookings whose IDs are in `instead` don't count, because the caller releases their units in
 * the same transaction.
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
    const minutes = minutesUntil(held.first ?? now, now)
    const key = whose === traveller ? 'tooManyHolds' : 'tooManyHoldsHere'
    throw new TooManyHolds({ say: (language) => message(key, language, most, minutes) })
  }
  const { stock, words } = deps.products[booking.product]
  for (const shared of stock.shared(booking)) {
    const { wanted, all, mostAtOnce, heldBy } = shared
    const limits = [
      [traveller, holdLimits.stockPerTraveller, 0],
      [address, holdLimits.stockPerAddress, Math.ceil(all * holdLimits.shareOfStock)],
    ] as const
    for (const [whose, times, least] of limits)
      if ((await heldBy(tx, whose)) + wanted > Math.max(times * (await mostAtOnce(tx, whose)), least))
        throw new TooManyHolds({ say: (language) => message(words.tooManyHeld, language) })
  }
}

/**
 * Throws `TooManyHolds` if one more reserved booking would exceed a limit. A reserved booking with a pending online
 * payment still counts.
 */
export async function limitReservations(
  deps: Pick<GatewayDeps, 'clock' | 'products'>,
  tx: Orm,
  booking: BookingRow,
): Promise<void> {
  const { perTraveller, perAddress, madePerTraveller, madePerAddress, shareOfOne } = reservationLimits
  const now = deps.clock.now()
  const others = and(
    inArray(bookings.status, ['reserved', 'confirming', 'issuing']),
    gt(bookings.reservedUntil, now),
    ne(bookings.id, booking.id),
  )
  const sameAddress = booking.network === null ? sql`false` : eq(bookings.network, booking.network)
  const traveller = and(others, sameTraveller(booking))
  const address = and(others, sameAddress)
  const refuse = (key: MessageKey, most = 0) => {
    throw new TooManyHolds({ say: (language) => message(key, language, most) })
  }
  if ((await tx.$count(bookings, traveller)) >= perTraveller) refuse('tooManyReservations', perTraveller)
  if ((await tx.$count(bookings, address)) >= perAddress) refuse('tooManyReservationsHere')
  // `holdExpiresAt`, the end of a booking's hold, is used as the time at which the booking was reserved, because the
  // hold ends only a few minutes later.
  const dayAgo = daysBefore(now, 1)
  const made = and(gt(bookings.reservedUntil, dayAgo), gt(bookings.holdExpiresAt, dayAgo), ne(bookings.id, booking.id))
  if ((await tx.$count(bookings, and(made, sameTraveller(booking)))) >= madePerTraveller)
    refuse('tooManyReservationsMade', madePerTraveller)
  if ((await tx.$count(bookings, and(made, sameAddress))) >= madePerAddress) refuse('tooManyReservationsMadeHere')
  const { stock, payLater } = deps.products[booking.product]
  if (!payLater) throw new Error(`Bookings of ${booking.product} are not paid later`)
  for (const { wanted, all, heldBy } of stock.shared(booking)) {
    const most = Math.ceil(all * shareOfOne)
    for (const whose of [traveller, address])
      if ((await heldBy(tx, whose)) + wanted > most) refuse(payLater.tooManyReserved)
  }
}

/** Returns a condition on `bookings` that selects the bookings of this account or this device. */
const sameTraveller = ({ userId, device }: Holder): SQL =>
  or(
    userId === null ? undefined : eq(bookings.userId, userId),
    device === null ? undefined : eq(bookings.device, device),
  ) ?? sql`false`
