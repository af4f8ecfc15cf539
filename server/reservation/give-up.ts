/**
 * Cancels abandoned reservations at their suppliers. Repeats the request until the supplier confirms the cancellation.
 */
import { and, asc, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { unpaidBy } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'

const most = 500
/** Maximum number of reservations that one request of a traveller cancels. The cancellations run concurrently. */
const mostInRequest = 6
/**
 * Maximum minutes between two attempts of a request to a supplier. The waits between attempts are 1, 2, 4 and so on
 * minutes.
 */
const longestPause = 60

/**
 * Returns the time of the next attempt of a request that is repeated until the supplier decides. The wait is one
 * minute, doubled for each of the `attempts` earlier attempts, at most `longestPause` minutes.
 */
export const nextTry = (now: Date, attempts: number): Date => minutesAfter(now, Math.min(2 ** attempts, longestPause))

/**
 * Requests the cancellations that are due, at most 500 per product. If a supplier can't be reached, only the requests
 * to this supplier stop.
 */
export async function giveUpReserved(deps: SupplyDeps): Promise<void> {
  const each = Object.values(deps.products).map(async ({ name }) => giveUpInTurn(deps, eq(reservations.product, name)))
  await Promise.all(each)
}

/**
 * Cancels the traveller's abandoned reservations of a product at the supplier. Otherwise the supplier could count their
 * units as taken and refuse a new hold.
 */
export async function giveUpOwn(deps: SupplyDeps, { product, ...traveller }: Leaver): Promise<void> {
  const own = deps.db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.product, product), unpaidBy(traveller)))
  await giveUpAtOnce(deps, inArray(reservations.bookingId, own))
}
type Leaver = Traveller & Pick<BookingRow, 'product'>

/** Cancels a booking's abandoned reservations at its supplier. */
export const giveUpOf = async (deps: SupplyDeps, { id }: Pick<BookingRow, 'id'>): Promise<void> =>
  giveUpAtOnce(deps, eq(reservations.bookingId, id))

async function dueOnes({ db, clock }: SupplyDeps, which: SQL, order: SQL, count: number): Promise<ReservationRow[]> {
  return db.orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.state, 'giving_up'), lte(reservations.nextAttemptAt, clock.now()), which))
    .orderBy(order)
    .limit(count)
}

async function giveUpInTurn(deps: SupplyDeps, which: SQL): Promise<void> {
  for (const row of await dueOnes(deps, which, asc(reservations.nextAttemptAt), most))
    if ((await giveUp(deps, row)) === 'away') break
}

async function giveUpAtOnce(deps: SupplyDeps, which: SQL): Promise<void> {
  // Sorts by `nextAttemptAt`, latest first. A reservation that has just been abandoned has the latest time, so it is
  // cancelled first.
  const rows = await dueOnes(deps, which, desc(reservations.nextAttemptAt), mostInRequest)
  await Promise.all(rows.map(async (row) => giveUp(deps, row)))
}

/**
 * Requests a cancellation from the supplier. A supplier that stores reservations itself gets the request at least
 * twice, a minute apart, because it may complete a hold or a confirmation after the first cancellation. If the response
 * to a hold or a confirmation arrives during the cancellation, the job `settle-reservations` cancels the reservation
 * again.
 */
async function giveUp(deps: SupplyDeps, row: ReservationRow): Promise<boolean | 'away'> {
  const gone = await isGone(deps, row)
  const { attempts } = row
  const { keepsRecords } = deps.products[row.product].supply(deps)
  const next =
    gone === true && (attempts > 0 || !keepsRecords)
      ? { state: 'cancelled' as const }
      : { attempts: attempts + 1, nextAttemptAt: nextTry(deps.clock.now(), attempts) }
  await moveReservation(deps.db.orm, row, ['giving_up'], next, eq(reservations.attempts, attempts))
  return gone
}

async function isGone(deps: SupplyDeps, row: ReservationRow): Promise<boolean | 'away'> {
  const answer = await askSupply(deps, row, 'cancel', (supply, call) => supply.cancel(row, 'all', call))
  if (answer !== 'refused') return answer === 'away' ? 'away' : true
  const status = await askSupply(deps, row, 'status', (supply, call) => supply.status(row, call))
  if (status === 'away') return 'away'
  if (status === 'cancelled' || status === 'unknown') return true
  // The supplier refused to cancel the reservation and reports it as confirmed. But the gateway has given up this
  // reservation, and the traveller has not bought it. An operator must call the supplier.
  if (status === 'confirmed' || typeof status === 'object')
    deps.log.error('supply confirmed what was given up', { product: row.product, reservation: row.key })
  if (status === 'held')
    deps.log.warn('supply keeps a hold that was given up', { product: row.product, reservation: row.key })
  return false
}
