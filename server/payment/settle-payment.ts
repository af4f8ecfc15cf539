/**
 * Settles a charge according to the bank's response. Several callers may do so concurrently: the return from the bank,
 * the traveller's page, the next payment attempt and the job `reconcile-charges`. This is safe and idempotent, because
 * booking and charge are locked, and a settled charge stays settled.
 */
import { and, eq, inArray } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { findBookingById, lockBookingById } from '#server/booking/booking-store.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { charges } from '#server/db/schema/payments.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { paymentRefunded, tellBuyer } from '#server/notification/booking-news.ts'
import type { Product } from '#server/parts/product.ts'
import type { BankOutcome } from '#server/parts/bank.ts'
import { findCharge, lockCharge, type Charge } from '#server/booking/charges.ts'
import { releaseDiscounts } from '#server/payment/coupons-and-points.ts'
import { issueTickets } from '#server/payment/issue-tickets.ts'
import { confirmAtSupply } from '#server/reservation/confirm-at-supply.ts'
import { letGo } from '#server/reservation/let-go.ts'
import { liveReservation, openReservation } from '#server/reservation/reservation-store.ts'

export type Settlement = GatewayDeps

/**
 * Settles a charge: an open one by its state at the bank, an approved one by a ticket or a refund, a refunding one by
 * requesting its refund again. Returns the charge afterwards, even if it is still not settled; undefined if the charge
 * is unknown.
 */
export async function settlePayment(deps: Settlement, reference: string): Promise<Charge | undefined> {
  const charge = await findCharge(deps.db.orm, reference)
  if (!charge) return undefined
  if (charge.state === 'refunding') await finishRefund(deps, charge)
  else if (charge.state === 'approved') await ticketOrRefund(deps, charge)
  else if (charge.state === 'open') await applyOutcome(deps, charge, await deps.bank.outcome(reference))
  return findCharge(deps.db.orm, reference)
}

/**
 * Updates an open charge and its booking according to the outcome that the bank reports. The outcomes `awaiting` and
 * `unknown` change nothing.
 */
export async function applyOutcome(deps: Settlement, charge: Charge, outcome: BankOutcome): Promise<void> {
  switch (outcome) {
    case 'approved':
      return ticketOrRefund(deps, charge)
    case 'processing':
      return markConfirming(deps, charge)
    case 'declined':
      return closeUnpaid(deps, charge, 'declined')
    case 'voided':
    case 'refunded':
      return closeUnpaid(deps, charge, 'voided')
    case 'expired':
      return closeUnpaid(deps, charge, 'expired')
    case 'awaiting':
    case 'unknown':
      return undefined
  }
}

/** Locks the charge and its booking, and runs `work` if the charge is still in one of `states`. */
async function whileIn(
  { db }: Settlement,
  { reference, bookingId }: Charge,
  states: readonly Charge['state'][],
  work: (tx: Orm, booking: BookingRow) => Promise<void>,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, bookingId)
    const charge = await lockCharge(tx, reference)
    if (booking && charge && states.includes(charge.state)) await work(tx, booking)
  })
}

const setCharge = (tx: Orm, { reference }: Charge, state: Charge['state'], settledAt: Date) =>
  tx.update(charges).set({ state, settledAt }).where(eq(charges.reference, reference))

const markConfirming = (deps: Settlement, charge: Charge) =>
  whileIn(deps, charge, ['open'], async (tx, booking) => {
    await tx
      .update(bookings)
      .set({ status: 'confirming' })
      .where(and(eq(bookings.id, booking.id), inArray(bookings.status, ['unpaid', 'reserved'])))
  })

/**
 * Closes a failed charge: releases the discounts, but keeps the units until their hold ends, so that the traveller can
 * try to pay again. A reserved booking stays reserved with its discount.
 */
const closeUnpaid = (deps: Settlement, charge: Charge, state: 'declined' | 'voided' | 'expired') =>
  whileIn(deps, charge, ['open'], async (tx, booking) => {
    await setCharge(tx, charge, state, deps.clock.now())
    if (booking.reservedUntil !== null) {
      await tx.update(bookings).set({ status: 'reserved' }).where(eq(bookings.id, booking.id))
      return
    }
    await releaseDiscounts(tx, booking.id)
    const status = state === 'declined' ? 'declined' : 'unpaid'
    await tx.update(bookings).set({ status, discount: 0 }).where(eq(bookings.id, booking.id))
  })

async function ticketOrRefund(deps: Settlement, charge: Charge): Promise<void> {
  try {
    const next = await prepareTicket(deps, charge, await freshOrder(deps, charge))
    if (next === 'refund') return await finishRefund(deps, charge)
    if (next === 'done') return
    if (next === 'away') return await waitForSupply(deps, charge)
    const answer = await confirmAtSupply(deps, next)
    if (answer === 'away') return await waitForSupply(deps, charge)
    if (answer === 'refused') return await refundUnconfirmed(deps, charge)
    await whileIn(deps, charge, ['approved'], async (tx, booking) => {
      if (booking.status === 'issuing') await issueTickets(tx, deps.products, booking, deps.clock.now())
    })
    wakeMessengers(deps)
    // The supplier of a reserved booking was told to collect the amount on site, so the job `settle-reservations`
    // reports to the supplier that the booking was paid online.
    if (next.reservedUntil !== null) deps.jobs.wake('settle-reservations')
  } catch (error) {
    deps.log.error('ticket not issued', { charge: charge.reference, ...errorDetails(error) })
    await rememberPaid(deps, charge)
  }
}

/**
 * Next step of a payment. A `BookingRow` means that the booking has its units, and the supplier must confirm it next.
 * `refund` means that the payment must be refunded. `away` means that the supplier did not respond. `done` means that
 * nothing is left to do.
 */
type Next = 'refund' | 'done' | 'away' | BookingRow

/**
 * Records the payment and takes the booking's units before the supplier is asked to confirm, so that the job
 * `reconcile-charges` can continue after a crash. Marks the payment to be refunded if the journey has begun or the
 * booking's units are no longer available.
 */
async function prepareTicket(deps: Settlement, charge: Charge, fresh: Fresh): Promise<Next> {
  let next: Next = 'done'
  await whileIn(deps, charge, ['open', 'approved'], async (tx, booking) => {
    if (booking.status === 'ticketed' || booking.status === 'cancelled') return
    const now = deps.clock.now()
    const held = hasLeft(deps, booking, now) ? false : await holdsStock(deps, tx, booking, fresh)
    if (!held) {
      await setRefunding(deps, tx, charge, booking)
      next = 'refund'
      return
    }
    if (booking.status !== 'issuing') await setCharge(tx, charge, 'approved', now)
    if (held === 'away') {
      await tx.update(bookings).set({ status: 'issuing' }).where(eq(bookings.id, booking.id))
      next = 'away'
      return
    }
    const stock = booking.reservedUntil === null ? 'held' : 'sold'
    await tx.update(bookings).set({ status: 'issuing', stock }).where(eq(bookings.id, booking.id))
    await openReservation(tx, booking, now)
    next = { ...booking, status: 'issuing' }
  })
  return next
}

/**
 * Marks the payment to be refunded, and releases the units that are held for the booking. The job `settle-reservations`
 * then cancels the booking's reservation at the supplier. A reserved booking keeps its units.
 */
async function setRefunding(deps: Settlement, tx: Orm, charge: Charge, booking: BookingRow): Promise<void> {
  const now = deps.clock.now()
  await setCharge(tx, charge, 'refunding', now)
  if (booking.stock === 'held') await letGo(tx, deps.products, [booking], now)
  await tx.update(bookings).set({ status: 'confirming' }).where(eq(bookings.id, booking.id))
}

/**
 * Refunds a payment unless the booking's reservation has been confirmed. A concurrent settlement may have received the
 * supplier's confirmation.
 */
async function refundUnconfirmed(deps: Settlement, charge: Charge): Promise<void> {
  await whileIn(deps, charge, ['approved'], async (tx, booking) => {
    const reservation = await liveReservation(tx, booking.id)
    if (booking.status === 'issuing' && reservation?.state !== 'confirmed')
      await setRefunding(deps, tx, charge, booking)
  })
  await finishRefund(deps, charge)
}

/** Minutes that a paid booking waits for a supplier that neither confirms nor refuses. */
export const confirmMinutes = 30

/**
 * Keeps a paid booking waiting while the supplier neither confirms nor refuses, and refunds the payment once the
 * maximum wait is over.
 */
async function waitForSupply(deps: Settlement, charge: Charge): Promise<void> {
  const current = await findCharge(deps.db.orm, charge.reference)
  const paidAt = current?.settledAt ?? deps.clock.now()
  if (minutesAfter(paidAt, confirmMinutes) > deps.clock.now()) return
  deps.log.error('supply did not confirm in time', { charge: charge.reference })
  await refundUnconfirmed(deps, charge)
}

/** Whether the booking's journey has begun. In that case, a payment whose ticket is not issued yet is refunded. */
const hasLeft = ({ products }: Settlement, booking: BookingRow, now: Date): boolean =>
  products[booking.product].ticket.departsAt(booking) <= now.getTime()

/**
 * Result of `freshOrder`: the booking's current snapshot and total. It is undefined if the offer is gone, `held` if the
 * booking has kept its units, and `away` if the supplier did not respond.
 */
type Fresh = Awaited<ReturnType<Product['reprice']>> | 'held' | 'away'

/**
 * Requests the current offer for a booking whose units were released, because the supplier may have sold units since
 * the snapshot. Requests nothing for any other booking.
 */
async function freshOrder(deps: Settlement, { bookingId }: Charge): Promise<Fresh> {
  const booking = await findBookingById(deps.db.orm, bookingId)
  if (booking?.stock !== 'released') return 'held'
  try {
    return await deps.products[booking.product].reprice(deps, booking)
  } catch (error) {
    deps.log.warn('supply gave no answer', { call: 'offer', product: booking.product, ...errorDetails(error) })
    return 'away'
  }
}

/**
 * Returns whether the booking has its units; `away` if the supplier did not respond. Takes released units again if the
 * offer still exists and has enough units left. The booking keeps the price that was paid, even if the current price is
 * different.
 */
async function holdsStock(
  { products }: Settlement,
  tx: Orm,
  booking: BookingRow,
  fresh: Fresh,
): Promise<boolean | 'away'> {
  if (booking.stock !== 'released') return true
  if (!fresh) return false
  if (fresh === 'away') return 'away'
  // If `fresh` is `held`, the booking still had its units when `freshOrder` read it, so no current offer was requested.
  // The units were released only after that, a moment ago. So they are taken again with the stored snapshot instead of
  // a current offer.
  const { snapshot } = fresh === 'held' ? booking : fresh
  const { stock } = products[booking.product]
  try {
    await tx.transaction((savepoint) => stock.take(savepoint, { ...booking, snapshot }, []))
    return true
  } catch (error) {
    if (stock.whyGone(error)) return false
    throw error
  }
}

/** Records an approved payment whose settlement failed. The job `reconcile-charges` then settles it. */
async function rememberPaid(deps: Settlement, charge: Charge): Promise<void> {
  await whileIn(deps, charge, ['open'], async (tx, booking) => {
    await setCharge(tx, charge, 'approved', deps.clock.now())
    await tx.update(bookings).set({ status: 'issuing' }).where(eq(bookings.id, booking.id))
  })
  deps.jobs.wake('reconcile-charges')
}

async function finishRefund(deps: Settlement, charge: Charge): Promise<void> {
  // If a concurrent settlement has issued the ticket or refunded the payment, nothing is left to refund.
  if ((await findCharge(deps.db.orm, charge.reference))?.state !== 'refunding') return
  // If the bank can't be reached, the request that triggered the refund does not fail. The job `reconcile-charges`
  // requests the refund again.
  const outcome = await deps.bank
    .refund(charge.reference, charge.amount, charge.reference)
    .catch((error: unknown) => errorDetails(error))
  if (outcome !== 'refunded') {
    deps.log.error('refund not confirmed', { charge: charge.reference, outcome })
    return
  }
  await whileIn(deps, charge, ['refunding'], async (tx, booking) => {
    const now = deps.clock.now()
    await setCharge(tx, charge, 'refunded', now)
    // A reserved booking keeps its units and its discount, whatever the result of a payment.
    const isOwed = booking.reservedUntil !== null && booking.stock === 'sold'
    if (!isOwed) await releaseDiscounts(tx, booking.id)
    await tx
      .update(bookings)
      .set({ status: isOwed ? 'reserved' : 'refunded' })
      .where(eq(bookings.id, booking.id))
    await queueMail(
      tx,
      `refund:${booking.id}:${charge.reference}`,
      { kind: 'refund', sessionUnique: booking.sessionUnique },
      now,
    )
    await tellBuyer(tx, deps.products, booking, paymentRefunded(booking), now)
  })
  wakeMessengers(deps)
}

function wakeMessengers({ jobs }: Settlement): void {
  jobs.wake('send-mail')
  jobs.wake('send-push')
}
