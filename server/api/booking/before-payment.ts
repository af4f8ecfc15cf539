/** GET payment: whether the booking can be paid now, at which price. */
import { eq } from 'drizzle-orm'
import type { BeforePayment } from '#contract/booking.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { holdForPayment } from '#server/api/booking/booking-state.ts'
import {
  findBooking,
  isSameSelection,
  isSettled,
  lockBooking,
  payable,
  type BookingRow,
} from '#server/api/booking/booking-store.ts'
import { holdMinutes } from '#server/api/booking/holds.ts'
import type { SearchSession } from '#server/api/booking/search-sessions.ts'
import { minutesAfter } from '#server/api/instants.ts'
import { message, type MessageKey } from '#server/api/messages.ts'
import { moneyText } from '#server/api/money.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { liveCharge } from '#server/payment/charges.ts'
import { needsResearch, refreshPayment, settledObstacle } from '#server/payment/open-charge.ts'

type Reply = BeforePayment['before_payment']

const reply = (part: Partial<Reply>): BeforePayment => ({
  before_payment: { message: '', status: false, refresh: false, research: false, ...part },
})

/** The sentence for a session in which nothing was selected. */
export const nothingChosen = ({ products }: GatewayDeps, session: SearchSession | undefined): MessageKey =>
  !session || session.expired ? 'searchExpired' : products[session.product].words.noBooking

/** Checks hold and price. An expired hold whose seats are still free is taken again without a word. */
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
  if (await liveCharge(deps.db.orm, booking.id)) return reply({ status: true })
  if (!holdForPayment(booking, deps.clock.now()))
    return reply({ message: message('holdOver', language), research: true })
  if (!(await keepSeats(deps, booking, session))) {
    const lost = session?.expired === false ? 'holdLost' : 'searchExpired'
    return reply({ message: message(lost, language), research: true })
  }
  const change = await updatePrice(deps, booking)
  if (change === 'unavailable')
    return reply({ message: message(deps.products[booking.product].words.unavailable, language), research: true })
  if (change === 'changed') return reply({ message: message('selectionChanged', language), refresh: true })
  if (!change) return reply({ status: true })
  return reply({
    message: message('priceChanged', language, moneyText(change.from), moneyText(change.to)),
    refresh: true,
  })
}

/**
 * Makes sure that the booking has its seats: they are held, or can be held again while its search lives. False when
 * they are gone.
 */
export async function keepSeats(
  deps: GatewayDeps,
  booking: BookingRow,
  session: SearchSession | undefined,
): Promise<boolean> {
  const now = deps.clock.now()
  if (booking.seats === 'held' && booking.holdExpiresAt > now) return true
  if (!session || session.expired) return false
  try {
    return await deps.db.orm.transaction(async (tx) => {
      const current = await lockBooking(tx, booking.sessionUnique)
      if (!current || isSettled(current)) return false
      if (current.seats === 'released') await deps.products[current.product].seats.take(tx, current)
      await tx
        .update(bookings)
        .set({ seats: 'held', holdExpiresAt: minutesAfter(now, holdMinutes) })
        .where(eq(bookings.id, current.id))
      return true
    })
  } catch (error) {
    if (deps.products[booking.product].seats.whyGone(error)) return false
    throw error
  }
}

/**
 * What another tab did to a booking since it was read: brought it to a new price (totals in kuruş), or selected something
 * else.
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

/**
 * Brings an unpaid booking to today's price. Returns totals in kuruş if it changed; 'changed' where something else was
 * selected meanwhile, which keeps its own price.
 */
export async function updatePrice(
  deps: GatewayDeps,
  booking: BookingRow,
): Promise<{ from: number; to: number } | 'unavailable' | 'changed' | undefined> {
  const fresh = await deps.products[booking.product].reprice(deps, booking)
  if (!fresh) return 'unavailable'
  if (fresh.total === booking.total) return undefined
  return deps.db.orm.transaction(async (tx) => {
    const current = await lockBooking(tx, booking.sessionUnique)
    if (!current || isSettled(current) || (await liveCharge(tx, booking.id))) return undefined
    if (!isSameSelection(current, booking)) return changeSince(deps, booking, current)
    await tx
      .update(bookings)
      .set({ ...fresh, discount: 0 })
      .where(eq(bookings.id, booking.id))
    return { from: payable(booking), to: fresh.total }
  })
}
