/**
 * Finds the bookings at an OCTO server that belong to the gateway's reservations, and makes the calls that change
 * bookings.
 */
import * as z from 'zod/mini'
import { type OctoHttp, OctoRefusal } from '#server/supply/octo/octo-http.ts'
import { bookingUuid } from '#server/supply/octo/octo-keys.ts'
import { OctoBooking } from '#server/supply/octo/octo-schemas.ts'
import { type SupplyCall, SupplyFailure, timeLeft } from '#server/supply/supply-call.ts'

/**
 * What the status of a booking at the OCTO server means to the gateway. `gone`: expired, cancelled or rejected.
 * `pending`: confirmed by the gateway, but not yet by the organiser.
 */
type BookingKind = 'held' | 'pending' | 'confirmed' | 'used' | 'gone'

const kinds: Readonly<Record<string, BookingKind>> = {
  ON_HOLD: 'held',
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  REDEEMED: 'used',
  EXPIRED: 'gone',
  CANCELLED: 'gone',
  REJECTED: 'gone',
}

/**
 * Returns what the status of an OCTO booking means to the gateway, such as 'confirmed' or 'gone'. Throws
 * `SupplyFailure` for a status that OCTO does not define.
 */
export function kindOf({ status }: OctoBooking): BookingKind {
  const kind = kinds[status]
  if (kind === undefined) throw new SupplyFailure('The OCTO server has a booking of an unknown status')
  return kind
}

/**
 * The result of looking up a reservation's newest booking; `booking` is undefined if the OCTO server has no booking for
 * the reservation.
 */
interface FoundBooking {
  uuid: string
  turn: number
  booking: OctoBooking | undefined
}

/** The outcome of a call that changes a booking. If the OCTO server refused, `refused` is its error code. */
interface ChangedBooking {
  booking: OctoBooking
  refused: string | undefined
}

/**
 * Maximum number of bookings that the gateway makes at the OCTO server for one of its reservations. The gateway makes
 * another booking only if the last one has expired.
 */
export const mostTurns = 6

export interface OctoBookings {
  /**
   * Returns the newest of the bookings that the gateway has made at the OCTO server for the reservation `key`. There
   * are several if the earlier ones have expired.
   */
  latest(key: string, call: SupplyCall): Promise<FoundBooking>
  /**
   * Sends a call that makes or changes a booking, and returns the booking. Reads the booking in a second request if the
   * response does not contain it. Both requests end by the deadline of `call`.
   * - If the OCTO server refuses the call, `refused` is its error code. `booking` is then undefined if the OCTO server
   *   has no such booking.
   * - If the call fails in another way, for example by a time-out, the booking may have changed all the same. `before`
   *   is what the booking's status meant before the call (`kindOf`). The call counts as successful if the booking
   *   exists and its status now means something else. If `before` is not given, the call counts as successful if the
   *   booking exists. If the call does not count as successful, the promise rejects with `SupplyFailure`.
   * - If the booking can't be read, the promise rejects with `SupplyFailure`, too.
   */
  change(
    uuid: string,
    path: readonly string[],
    body: object,
    call: SupplyCall,
    before?: BookingKind,
  ): Promise<ChangedBooking | { booking: undefined; refused: string }>
}

/** The only error code of an OCTO server which means that the booking does not exist. */
const unknownBooking = 'INVALID_BOOKING_UUID'

function parseBooking(answer: unknown, uuid: string): OctoBooking {
  const { data } = z.safeParse(OctoBooking, answer)
  if (data?.uuid !== uuid) throw new SupplyFailure('The OCTO server answered without the booking')
  return data
}

const limited = ({ signal }: SupplyCall, milliseconds: number) =>
  AbortSignal.any([signal, AbortSignal.timeout(Math.floor(milliseconds))])

/**
 * Returns a copy of `call` with half of its remaining time, so that time is left for later requests. The copy is for
 * requests that may fail without harm, such as an extension of a hold.
 */
export function halfOf(call: SupplyCall): SupplyCall {
  const half = timeLeft(call) / 2
  return { signal: limited(call, half), deadline: call.deadline - half }
}

/**
 * Creates the calls to an OCTO server's bookings. `lookPatience` is the time-out in milliseconds for reading the state
 * of a booking.
 */
export function createOctoBookings(http: OctoHttp, lookPatience: number): OctoBookings {
  async function look(uuid: string, call: SupplyCall): Promise<OctoBooking | undefined> {
    const signal = limited(call, Math.min(lookPatience, timeLeft(call)))
    try {
      return parseBooking(await http({ path: ['bookings', uuid], signal }), uuid)
    } catch (error) {
      if (!(error instanceof OctoRefusal)) throw error
      if (error.code === unknownBooking) return undefined
      // Only `unknownBooking` shows that the booking does not exist. A different error code may come from a proxy while
      // the OCTO server is being replaced, so the state of the booking is unknown.
      throw new SupplyFailure(`The OCTO server did not tell the state of a booking: ${error.code}`, { cause: error })
    }
  }

  return {
    async latest(key, call) {
      let turn = 0
      let uuid = bookingUuid(key, turn)
      let booking = await look(uuid, call)
      while (booking?.status === 'EXPIRED' && turn + 1 < mostTurns) {
        const next = bookingUuid(key, turn + 1)
        const later = await look(next, call)
        if (!later) break
        turn += 1
        uuid = next
        booking = later
      }
      return { uuid, turn, booking }
    },
    async change(uuid, path, body, call, before) {
      const left = timeLeft(call)
      // Reserves time for reading the booking after the call: `lookPatience`, but at most half of the remaining time.
      const kept = Math.min(lookPatience, left / 2)
      try {
        const answer = await http({ path, body, signal: limited(call, left - kept) })
        return { booking: parseBooking(answer, uuid), refused: undefined }
      } catch (error) {
        if (error instanceof OctoRefusal) {
          const booking = await look(uuid, call)
          return { booking, refused: error.code }
        }
        const booking = await look(uuid, call)
        // If the booking's status still means the same as before the call (`before`), the outcome of the call is
        // unknown, because the call may take effect later.
        if (!booking || kindOf(booking) === before) throw error
        return { booking, refused: undefined }
      }
    },
  }
}
