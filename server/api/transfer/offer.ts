/** Looks offers up by key: whether they are on sale, and their current price. */
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Order } from '#server/parts/product.ts'
import { lastDayOf } from '#server/api/booking/last-day.ts'
import { isStillPayable } from '#server/api/booking/payable-offer.ts'
import { ask } from '#server/supply/supply-call.ts'
import { isAvailable } from '#server/supply/stock.ts'
import type { TransferOffer, TransferOfferDetail } from '#server/supply/transfer/transfer-supply.ts'
import type { TransferSearchQuery } from '#server/api/transfer/search-query.ts'
import { orderOf, snapshotOf, transferSnapshot } from '#server/api/transfer/snapshot.ts'

type Deps = Pick<GatewayDeps, 'transfers' | 'clock' | 'patience'>

const offerOf = async ({ transfers, clock, patience }: Deps, key: string): Promise<TransferOfferDetail | undefined> =>
  ask(patience.offer, (call) => transfers.offer(key, clock.now(), call))

/**
 * Whether an offer matches a search. A shuttle matches if it departs at or after the searched time on the same day;
 * other vehicles must depart at exactly that time.
 */
function answers({ query: own, typeCode }: TransferOffer, query: TransferSearchQuery): boolean {
  const rides = [
    { is: own.pickUp, asked: { date: query.departureDate, time: query.departureTime } },
    ...(own.return || query.returnDate !== null
      ? [{ is: own.return, asked: { date: query.returnDate, time: query.returnTime ?? '' } }]
      : []),
  ]
  return (
    own.from === query.from &&
    own.to === query.to &&
    own.passengers === query.passengers &&
    own.baggage === query.baggage &&
    rides.every(
      ({ is, asked }) => is?.date === asked.date && (typeCode === 1 ? is.time >= asked.time : is.time === asked.time),
    )
  )
}

/**
 * Returns the offer with the key `key` if it matches the search and is on sale, otherwise undefined. The supplier also
 * returns offers that can't be bought: the offer is sold out, its sale has ended, or one of its rides is after the last
 * day on sale. Does not deduct units that this gateway has sold or holds; `holdOffer` throws if too few units are left.
 */
export async function offerOnSale(
  deps: Deps,
  key: string,
  query: TransferSearchQuery,
): Promise<TransferOfferDetail | undefined> {
  const [found, lastDay] = await Promise.all([offerOf(deps, key), lastDayOf(deps, deps.transfers)])
  if (!found || !answers(found.offer, query) || !isAvailable(found.offer.stock)) return undefined
  const { rides, saleEndsAt } = found.offer
  const isInTime = deps.clock.now().getTime() <= saleEndsAt && rides.every(({ pickUp }) => pickUp.date <= lastDay)
  return isInTime ? found : undefined
}

/**
 * Returns the booking's current snapshot and total. Returns undefined if the supplier no longer has the booked offer.
 * Also returns undefined if the offer can no longer be paid (see `isStillPayable`): the sale of the offer ended too
 * long ago, or the booking's hold was released and other sellers have left too few units.
 */
export async function reprice(deps: Deps, booking: BookingRow): Promise<Order | undefined> {
  const before = transferSnapshot(booking)
  const found = await offerOf(deps, before.offer.key)
  if (!found || !isStillPayable(deps, booking, found.offer)) return undefined
  return orderOf(snapshotOf(before.query, found, before))
}
