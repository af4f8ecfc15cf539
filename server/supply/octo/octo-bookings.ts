/** Bookings at an OCTO server by the gateway's keys, and calls that change them. */
import * as z from 'zod/mini'
import { type OctoHttp, OctoRefusal } from '#server/supply/octo/octo-http.ts'
import { bookingUuid } from '#server/supply/octo/octo-keys.ts'
import { OctoBooking } from '#server/supply/octo/octo-schemas.ts'
import { type SupplyCall, SupplyFailure, timeLeft } from '#server/supply/supply-call.ts'

/** `gone`: expired, cancelled or rejected. `pending`: confirmed by us, not yet by the organiser. */
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

/** Throws `SupplyFailure` for a status that the standard does not have: what it means for us is unknown. */
export function kindOf({ status }: OctoBooking): BookingKind {
  const kind = kinds[status]
  if (kind === undefined) throw new SupplyFailure('The OCTO server has a booking of an unknown status')
  return kind
}

/** A booking that is asked about; undefined if the server has none. */
interface FoundBooking {
  uuid: string
  turn: number
  booking: OctoBooking | undefined
}

/** How a call that changes a booking ended. `refused` is the server's error code if it refused. */
interface ChangedBooking {
  booking: OctoBooking
  refused: string | undefined
}

/** Most bookings of one reservation: each follows one that expired. */
export const mostTurns = 6

export interface OctoBookings {
  /** The latest booking of a reservation. */
  latest(key: string, call: SupplyCall): Promise<FoundBooking>
  /**
   * Calls, and asks for the state by UUID unless the answer is a booking. Both end by the call's deadline. Undefined if
   * the server has refused and knows no such booking. Rejects with `SupplyFailure` if it did not answer and the state is
   * not known or is still `before`.
   */
  change(
    uuid: string,
    path: readonly string[],
    body: object,
    call: SupplyCall,
    before?: BookingKind,
  ): Promise<ChangedBooking | { booking: undefined; refused: string }>
}

/** The one refusal which says that there is no such booking. */
const unknownBooking = 'INVALID_BOOKING_UUID'

function parseBooking(answer: unknown, uuid: string): OctoBooking {
  const { data } = z.safeParse(OctoBooking, answer)
  if (data?.uuid.toLowerCase() !== uuid) throw new SupplyFailure('The OCTO server answered without the booking')
  return data
}

const limited = ({ signal }: SupplyCall, milliseconds: number) =>
  AbortSignal.any([signal, AbortSignal.timeout(Math.floor(milliseconds))])

/** The same call with half of the time that is left, for a change that its caller can do without. */
export function halfOf(call: SupplyCall): SupplyCall {
  const half = timeLeft(call) / 2
  return { signal: limited(call, half), deadline: call.deadline - half }
}

/** `lookPatience`: milliseconds for asking the state of a booking. */
export function createOctoBookings(http: OctoHttp, lookPatience: number): OctoBookings {
  async function look(uuid: string, call: SupplyCall): Promise<OctoBooking | undefined> {
    const signal = limited(call, Math.min(lookPatience, timeLeft(call)))
    try {
      return parseBooking(await http({ path: ['bookings', uuid], signal }), uuid)
    } catch (error) {
      if (!(error instanceof OctoRefusal)) throw error
      if (error.code === unknownBooking) return undefined
      // A proxy answers so while the server is replaced.
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
      // The look afterwards has its usual time, but no more than the change.
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
        // The call may still have its effect later.
        if (!booking || kindOf(booking) === before) throw error
        return { booking, refused: undefined }
      }
    },
  }
}
