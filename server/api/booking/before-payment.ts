/** Answers GET payment: whether the booking can be paid now, and at which price. */
import { eq } from 'drizzle-orm'
import type { BeforePayment } from '#contract/booking.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { holdForPayment, holdMinutes } from '#server/booking/hold-time.ts'
import { findBooking, isSameSelection, isSettled, lockBooking, payable } from '#server/booking/booking-store.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { limitHolds, lockHolders, TooManyHolds } from '#server/booking/hold-limits.ts'
import type { Product } from '#server/parts/product.ts'
import type { SearchSession } from '#server/api/booking/search-sessions.ts'
import { idleOnes, lockSiblings } from '#server/booking/siblings.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { laterObstacle, needsResearch, refreshPayment, settledObstacle } from '#server/payment/open-charge.ts'
import { holdAtSupply } from '#server/reservation/hold-at-supply.ts'
import { letGoUnpaid, markReleased } from '#server/reservation/let-go.ts'
import { openReservation } from '#server/reservation/reservation-store.ts'

type Reply = BeforePayment['before_payment']

const reply = (part: Partial<Reply>): BeforePayment => ({
  before_payment: { message: '', status: false, refresh: false, research: false, ...part },
})

/** Returns the key of the message for a search session in which nothing was selected. */
export const nothingChosen = ({ products }: GatewayDeps, session: SearchSession | undefined): MessageKey =>
  !session || session.expired ? 'searchExpired' : products[session.product].words.noBooking

/**
 * Checks a booking's hold and price before the payment. An expired hold is renewed if its search session is still valid
 * and its units are still free. The reply has a message if the renewal changed the price.
 */
export async function beforePayment(
  deps: GatewayDeps,
  sessionUnique: string,
  session: SearchSession | undefined,
  language: string,
): Promise<BeforePayment> {
  const found = await findBooking(deps.db.orm, sessionUnique)
  if (!found) return reply({ message: message(nothingChosen(deps, session), language), research: true })
  await refreshPayment(deps, found.id)
  const booking = (await findBooking(deps.db.orm, sessionUnique)) ?? found
  const obstacle = settledObstacle(booking)
  if (obstacle) return reply({ message: message(obstacle, language), research: needsResearch(obstacle) })
  if (booking.status === 'confirming') return reply({ message: message('confirming', language) })
  const over = await laterObstacle(deps.db.orm, booking, deps.clock.now())
  if (over) return reply({ message: message(over, language) })
  if (booking.status === 'reserved' || (await liveCharge(deps.db.orm, booking.id))) return reply({ status: true })
  if (!holdForPayment(booking, deps.clock.now()))
    return reply({ message: message('holdOver', language), research: true })
  const change = await readyToPay(deps, booking, session)
  return reply(change ? toldOf(deps, booking, session, change, language) : { status: true })
}

/**
 * Reasons why a booking can't be paid now. For a changed price, `from` and `to` are the old and the new total in kuruş.
 */
type NotReady =
  | 'lost'
  | 'unavailable'
  | 'away'
  /** A concurrent request changed the selected offer of the booking. */
  | 'changed'
  /**
   * The booking's hold has expired or was released, and a new hold would exceed a limit on unpaid holds per traveller
   * or per IP network.
   */
  | TooManyHolds
  | { from: number; to: number }

/** Returns the reply for a reason why a booking can't be paid: the message, and what the client has to do next. */
export function toldOf(
  { products }: Pick<GatewayDeps, 'products'>,
  { product }: Pick<BookingRow, 'product'>,
  session: SearchSession | undefined,
  change: NotReady,
  language: string,
): Pick<Reply, 'message'> & Partial<Pick<Reply, 'refresh' | 'research'>> {
  const { words } = products[product]
  if (change === 'lost') {
    const lost = session?.expired === false ? words.holdLost : 'searchExpired'
    return { message: message(lost, language), research: true }
  }
  if (change === 'unavailable') return { message: message(words.unavailable, language), research: true }
  if (change === 'away') return { message: message('supplyAway', language) }
  if (change instanceof TooManyHolds) return { message: change.refusal.say(language) }
  if (change === 'changed') return { message: message('selectionChanged', language), refresh: true }
  return { message: message('priceChanged', language, moneyText(change.from), moneyText(change.to)), refresh: true }
}

/**
 * Ensures that a booking's units are held and that its offer can still be paid. Requests the current offer from the
 * supplier, unless the booking is reserved. The current price applies only when an expired hold is renewed
 * (docs/decisions/0021). Returns undefined if the booking can be paid, otherwise the reason why not.
 */
export async function readyToPay(
  deps: GatewayDeps,
  booking: BookingRow,
  session: SearchSession | undefined,
): Promise<NotReady | undefined> {
  // A reserved booking keeps its units and its price, even while the result of a payment for it is unknown.
  if (booking.reservedUntil !== null) return undefined
  const fresh = await deps.products[booking.product].reprice(deps, booking)
  const kept = await keepStock(deps, booking, session, fresh)
  if (kept === 'lost' || kept === 'unavailable' || kept instanceof TooManyHolds) return kept
  const current = (await findBooking(deps.db.orm, booking.sessionUnique)) ?? booking
  // Another tab has reserved the booking since it was read, so there is no hold to extend.
  if (current.reservedUntil !== null) return undefined
  if (!fresh && kept === 'held') return 'unavailable'
  const held = await holdAtSupply(deps, current, holdForPayment(current, deps.clock.now()) ?? current.holdExpiresAt)
  if (held !== 'held') {
    await letGoUnpaid(deps, booking)
    return held === 'away' ? 'away' : 'lost'
  }
  return kept === 'held' ? undefined : kept
}

type Fresh = Awaited<ReturnType<Product['reprice']>>

/**
 * Ensures in one transaction that the booking's units are held. Returns 'held', or the reason why the booking can't be
 * paid now. An expired or released hold is renewed only while the search session is valid. If the units have been
 * released, the renewal takes them again. It then also releases the traveller's other unpaid selections of the session,
 * so that a traveller holds units for one selection per session; selections with a running payment keep their units. If
 * the price in `fresh`, the supplier's current offer, differs from the booking's price, the renewal stores the snapshot
 * and price of `fresh`. The booking keeps its old snapshot and price while a payment is running, or if a concurrent
 * request has changed the selection.
 */
async function keepStock(
  deps: GatewayDeps,
  booking: BookingRow,
  session: SearchSession | undefined,
  fresh: Fresh,
): Promise<'held' | Exclude<NotReady, 'away'>> {
  const now = deps.clock.now()
  if (booking.stock === 'held' && booking.holdExpiresAt > now) return 'held'
  if (!session || session.expired) return 'lost'
  try {
    return await deps.db.orm.transaction(async (tx) => {
      const { searchSession, userId, device } = booking
      await lockHolders(tx, booking)
      const siblings =
        searchSession === null ? [] : await lockSiblings(tx, searchSession, { userId, device }, [booking.id])
      const current = await lockBooking(tx, booking.sessionUnique)
      if (!current || isSettled(current)) return 'lost'
      if (current.reservedUntil !== null) return 'held'
      const same = isSameSelection(current, booking)
      if (same && !fresh) return 'unavailable'
      const released = current.stock === 'released'
      const instead = released ? await idleOnes(tx, siblings, current) : []
      await limitHolds(deps, tx, current, instead)
      if (released) {
        // The number of units for sale comes from the supplier's current offer. The number in the booking's snapshot
        // may be outdated, because the supplier may have sold units since the snapshot was stored. But if a concurrent
        // request has changed the selection, the number comes from the snapshot of the new selection.
        const counted = same && fresh ? { ...current, snapshot: fresh.snapshot } : current
        await deps.products[current.product].stock.take(tx, counted, instead)
        await markReleased(tx, instead, now)
        await openReservation(tx, current, now)
      }
      const moved = same && fresh && fresh.total !== current.total && !(await liveCharge(tx, current.id))
      await tx
        .update(bookings)
        .set({
          stock: 'held',
          holdExpiresAt: minutesAfter(now, holdMinutes),
          ...(moved ? { ...fresh, discount: 0 } : {}),
        })
        .where(eq(bookings.id, current.id))
      if (!same) return changeSince(deps, booking, current)
      return moved ? { from: payable(booking), to: fresh.total } : 'held'
    })
  } catch (error) {
    if (error instanceof TooManyHolds) return error
    if (deps.products[booking.product].stock.whyGone(error)) return 'lost'
    throw error
  }
}

/**
 * Returns what a concurrent request did to a booking since it was read. If only the price changed, returns the old and
 * the new amount to pay in kuruş, otherwise 'changed'.
 */
export function changeSince(
  { products }: Pick<GatewayDeps, 'products'>,
  read: BookingRow,
  current: BookingRow | undefined,
): { from: number; to: number } | 'changed' {
  const product = products[read.product]
  if (!current || product.selection(current) !== product.selection(read)) return 'changed'
  const [from, to] = [payable(read), payable(current)]
  return from === to ? 'changed' : { from, to }
}
