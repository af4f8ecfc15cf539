/** Creates the unpaid booking of a selection and holds its units. */
import type { SelectReply } from '#contract/booking.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { openUntil } from '#server/booking/booking-state.ts'
import { fewestOf, ownInTheWay } from '#server/booking/giving-way.ts'
import { holdMinutes } from '#server/booking/hold-time.ts'
import { releaseExpiredHolds } from '#server/reservation/holds.ts'
import { limitHolds, lockHolders, TooManyHolds } from '#server/booking/hold-limits.ts'
import { lockSiblings, siblingsOf, unpaidOnes } from '#server/booking/siblings.ts'
import type { SearchSession } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import type { Orm } from '#server/db/database.ts'
import { randomId } from '#server/db/random-token.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { clearOpenCharge, needsResearch, settledObstacle } from '#server/payment/open-charge.ts'
import { holdAtSupply } from '#server/reservation/hold-at-supply.ts'
import { letGoUnpaid, markReleased } from '#server/reservation/let-go.ts'
import { openReservation } from '#server/reservation/reservation-store.ts'

export interface Selector {
  session: SearchSession
  language: string
  traveller: Traveller
  /** Hash of the IP network from which the client sent the request. */
  network: string
}

/**
 * The selection to store. `hold` takes the units of the selection for the new booking. It also releases the units of
 * the traveller's earlier unpaid bookings that the new booking replaces. `instead` contains the IDs of these earlier
 * bookings, whose rows are already locked.
 */
interface Selection {
  snapshot: object
  /** Price of the selection in kuruş. */
  total: number
  hold: (tx: Orm, booking: BookingRow, instead: readonly number[]) => Promise<void>
  /**
   * Returns the product's own reply if the units are gone. If this function is absent, the reply has the message `why`
   * and tells the client to search again.
   */
  whenGone?: (why: MessageKey) => Promise<SelectReply>
  /**
   * Returns the product's own reply if the supplier refuses the hold. If this function is absent or returns undefined,
   * the reply says that the offer is no longer on sale.
   */
  whenRefused?: () => Promise<SelectReply | undefined>
}

export const refusedSelection = (key: MessageKey, language: string, research: boolean): SelectReply => ({
  status: false,
  research,
  message: message(key, language),
})

/**
 * Stores the selection that `choose` returns. If `choose` returns a refusal, replies with this refusal instead. If the
 * search session accepts no selection, for example because it has expired, replies with the reason and does not call
 * `choose`.
 */
export async function select(
  deps: GatewayDeps,
  selector: Selector,
  choose: () => Promise<Selection | SelectReply>,
): Promise<SelectReply> {
  const refusal = await selectionRefusal(deps, selector)
  if (refusal) return refusal
  const chosen = await choose()
  return 'hold' in chosen ? storeSelection(deps, selector, chosen) : chosen
}

/**
 * Voids the traveller's open payments for earlier selections in this session, and releases expired holds. Returns a
 * refusal if the session has expired, if the traveller has reserved or bought an earlier selection, or if the bank is
 * still processing a payment for it. Otherwise returns undefined.
 */
async function selectionRefusal(
  deps: GatewayDeps,
  { session, language, traveller }: Selector,
): Promise<SelectReply | undefined> {
  if (session.expired) return refusedSelection('searchExpired', language, true)
  for (const earlier of await siblingsOf(deps.db.orm, session.sessionUnique, traveller)) {
    if (openUntil(earlier, deps.clock.now())) return refusedSelection('alreadyReserved', language, false)
    const obstacle =
      settledObstacle(earlier) ?? (await clearOpenCharge(deps, await liveCharge(deps.db.orm, earlier.id)))
    // A refund in progress does not block a new selection.
    if (obstacle && !needsResearch(obstacle)) return refusedSelection(obstacle, language, false)
  }
  await releaseExpiredHolds(deps)
  return undefined
}

/**
 * Stores the selection as an unpaid booking and takes its units. The same transaction releases the units of the
 * traveller's earlier selection in the session. If the units can't be taken, a second attempt also releases other
 * unpaid bookings of the traveller whose holds block the selection, but no more bookings than necessary. For products
 * with `givesWayAtLimit`, the second attempt is also made if the new hold would exceed a limit on unpaid holds. If the
 * second attempt fails, stores nothing and replies with the reason.
 */
async function storeSelection(deps: GatewayDeps, selector: Selector, selection: Selection): Promise<SelectReply> {
  const first = await tryStore(deps, selector, selection, [])
  if (!isFailure(first)) return heldReply(deps, selector.language, selection, first)
  const { product } = selector.session
  const { givesWayAtLimit } = deps.products[product].stock
  if (first instanceof TooManyHolds && !givesWayAtLimit) return failureReply(selector, selection, first)
  let failure: Failure = first
  const needed = await fewestOf(await ownInTheWay(deps, product, selector.traveller, selection), async (some) => {
    const tried = await tryStore(deps, selector, selection, some, 'rehearse')
    if (isFailure(tried)) failure = tried
    return !isFailure(tried)
  })
  if (!needed) return failureReply(selector, selection, failure)
  // Some of the traveller's earlier bookings, whose IDs are in `needed`, have to release their units. Asks the bank to
  // void the open payments for these bookings. If one of the payments has succeeded or is not decided yet, the
  // selection is refused.
  for (const id of needed) {
    const obstacle = await clearOpenCharge(deps, await liveCharge(deps.db.orm, id))
    if (obstacle) return refusedSelection(obstacle, selector.language, false)
  }
  const stored = await tryStore(deps, selector, selection, needed)
  return isFailure(stored)
    ? failureReply(selector, selection, stored)
    : heldReply(deps, selector.language, selection, stored)
}

/**
 * Asks the supplier to hold the stored selection. Releases the selection if the supplier refuses or does not respond.
 */
async function heldReply(
  deps: GatewayDeps,
  language: string,
  { whenRefused }: Selection,
  tried: Stored | SelectReply,
): Promise<SelectReply> {
  if (!('booking' in tried)) return tried
  const { booking } = tried
  const outcome = await holdAtSupply(deps, booking, booking.holdExpiresAt)
  if (outcome === 'held') return { status: true, research: false, message: '', session_unique: booking.sessionUnique }
  await letGoUnpaid(deps, booking)
  if (outcome === 'away') return refusedSelection('supplyAway', language, false)
  const { unavailable } = deps.products[booking.product].words
  return (await whenRefused?.()) ?? refusedSelection(unavailable, language, true)
}

/**
 * Reasons why a selection was not stored: its units can't be taken, or its hold would exceed a limit on unpaid holds
 * per traveller or per IP network.
 */
type Failure = MessageKey | TooManyHolds
/** A selection that is stored in the database, but not yet held at the supplier. */
interface Stored {
  booking: BookingRow
}
const isFailure = (tried: Stored | SelectReply | Failure): tried is Failure =>
  typeof tried === 'string' || tried instanceof TooManyHolds

async function failureReply({ language }: Selector, { whenGone }: Selection, failure: Failure): Promise<SelectReply> {
  if (failure instanceof TooManyHolds) return { status: false, research: false, message: failure.refusal.say(language) }
  return whenGone ? whenGone(failure) : refusedSelection(failure, language, true)
}

/** Whether a transaction is committed (`store`), or rolled back because it is only a trial (`rehearse`). */
type Mode = 'store' | 'rehearse'

/** Thrown to roll back a trial transaction that only tests whether the selection could be stored. */
class Rehearsed extends Error {}
const rehearsed: SelectReply = { status: true, research: false, message: '' }

/**
 * Returns the stored selection, or why it was refused. The mode 'rehearse' only tests whether the selection could be
 * stored: it changes nothing, and ignores open payments of the traveller's earlier bookings. The mode 'store' refuses
 * the selection because of such a payment.
 */
async function tryStore(
  deps: GatewayDeps,
  selector: Selector,
  selection: Selection,
  givingWay: readonly number[],
  mode: Mode = 'store',
): Promise<Stored | SelectReply | Failure> {
  try {
    return await store(deps, selector, selection, givingWay, mode)
  } catch (error) {
    if (error instanceof Rehearsed) return rehearsed
    if (error instanceof TooManyHolds) return error
    const why = deps.products[selector.session.product].stock.whyGone(error)
    if (why) return why
    throw error
  }
}

async function store(
  deps: GatewayDeps,
  { session, language, traveller, network }: Selector,
  { snapshot, total, hold }: Selection,
  givingWay: readonly number[],
  mode: Mode,
): Promise<Stored | SelectReply> {
  const now = deps.clock.now()
  const { sessionUnique: searchSession, optionId, product } = session
  return deps.db.orm.transaction(async (tx) => {
    await lockHolders(tx, { ...traveller, network })
    const earlier = await lockSiblings(tx, searchSession, traveller, givingWay)
    for (const { id } of mode === 'store' ? earlier : []) {
      const charge = await liveCharge(tx, id)
      if (charge?.state === 'open') return refusedSelection('anotherPayment', language, false)
    }
    const instead = unpaidOnes(earlier).map(({ id }) => id)
    const [booking] = await tx
      .insert(bookings)
      .values({
        sessionUnique: randomId(),
        searchSession,
        ...traveller,
        network,
        optionId,
        product,
        snapshot,
        total,
        status: 'unpaid',
        stock: 'held',
        holdExpiresAt: minutesAfter(now, holdMinutes),
        language,
        createdAt: now,
      })
      .returning()
    if (!booking) throw new Error('The booking that was just written is gone')
    await limitHolds(deps, tx, booking, instead)
    await hold(tx, booking, instead)
    if (mode === 'rehearse') throw new Rehearsed()
    await markReleased(tx, instead, now)
    await openReservation(tx, booking, now)
    return { booking }
  })
}
