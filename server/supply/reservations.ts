/**
 * Defines the calls that every supplier offers: hold, confirm and cancel a reservation, receive the report of an online
 * payment, and report the status of a reservation. A supplier may refuse a call, respond late or not at all
 * (docs/decisions/0027). If it can't be reached, the call throws `SupplyFailure`. Calls identify the reservation by the
 * gateway's key. They are idempotent: repeating a call with the same key and arguments has no further effect, and
 * succeeds if the first call succeeded.
 */
import type { Voucher } from '#contract/voucher.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface HoldRequest {
  /** The gateway's key of the reservation, random and unguessable. */
  key: string
  /** The snapshot of the selection, in the product's own format. */
  selection: unknown
  /** Requested end of the hold. A repeated call with a later end extends the hold. */
  until: Date
}

/**
 * A supplier's response to a hold. `until` is the end of the hold, which may be earlier than the gateway requested. If
 * the supplier has not assigned a reference yet, `reference` is the gateway's key.
 */
export type HoldAnswer = { outcome: 'held'; reference: string; until: Date } | { outcome: 'refused' }

/**
 * Identifies a reservation by the gateway's key and the supplier's reference. The reference is null if the supplier
 * refused the hold or never responded to it.
 */
export interface ReservationName {
  key: string
  reference: string | null
}

/** The passengers, in the order of the payment form, and the contact details of a booking. */
export interface Buyer {
  email: string
  phone: string
  travellers: { name: string; surname: string }[]
}

/**
 * Travellers and contact details of a booking, and the amount in kuruş that the supplier collects from the travellers;
 * 0 if the booking is paid.
 */
export interface Sale extends Buyer {
  owed: number
  /**
   * The snapshot of the selection, in the product's own format. The payment form may have added details to it since the
   * hold.
   */
  selection: unknown
}

/** A confirmation with data that the hold did not have: another reference, or vouchers that admit the travellers. */
export interface ConfirmedAs {
  reference: string
  /**
   * The vouchers; absent if the supplier has none, empty if the supplier has announced vouchers but not delivered them
   * yet.
   */
  vouchers?: readonly Voucher[]
}

/**
 * A confirmed sale. If the supplier has cancelled the sale for some of the passengers, it must report which passengers
 * these are (`cancelled`).
 */
interface SoldAs extends ConfirmedAs {
  /**
   * Zero-based positions, in the passenger list, of the passengers for whom the sale is cancelled. Absent if it is
   * cancelled for none.
   */
  cancelled?: readonly number[]
}

type ConfirmAnswer = 'confirmed' | 'refused' | ConfirmedAs

/**
 * State of a reservation at the supplier. `unknown`: the supplier has no such reservation. A supplier whose sales are
 * counted in the gateway's database stores no reservations (`inOwnStock`), so it always returns `unknown`, even after a
 * confirmation.
 */
export type ReservationStatus = 'held' | 'confirmed' | 'cancelled' | 'unknown' | SoldAs

export interface Reservations {
  hold(asked: HoldRequest, call: SupplyCall): Promise<HoldAnswer>
  /** Confirms a hold, which turns it into a sale. */
  confirm(reservation: ReservationName, sale: Sale, call: SupplyCall): Promise<ConfirmAnswer>
  /**
   * Reports that the amount due for a confirmed sale was paid online, so that the supplier collects nothing.
   * Idempotent.
   */
  paid(reservation: ReservationName, call: SupplyCall): Promise<'noted' | 'refused'>
  /**
   * Releases a hold, or cancels a sale for the passengers at `positions`: zero-based positions in the passenger list,
   * or 'all'. Also called if a hold was refused or never got a response. So the supplier must respond to an unknown
   * key, too: with 'cancelled' or 'refused'.
   */
  cancel(
    reservation: ReservationName,
    positions: readonly number[] | 'all',
    call: SupplyCall,
  ): Promise<'cancelled' | 'refused'>
  status(reservation: ReservationName, call: SupplyCall): Promise<ReservationStatus>
}

/** What every supplier offers; the interface of each product's supplier adds its searches and offers. */
export interface Supply extends Reservations {
  /** Whether the supplier sells demo inventory, whose tickets are not valid for travel. */
  readonly simulated: boolean
  /**
   * Whether the supplier stores reservations outside the gateway's database. Such a supplier may complete an earlier
   * call after the gateway has asked it to cancel the reservation. So the gateway requests the cancellation a second
   * time.
   */
  readonly keepsRecords: boolean
  /** Returns the last date for which the supplier sells, given today's date; both are plain dates. */
  lastDay(today: string, call: SupplyCall): Promise<string>
}

/** The calls about reservations that a supplier must offer, and the field `keepsRecords`. */
export type ReservationCalls = Reservations & Pick<Supply, 'keepsRecords'>

/**
 * Calls about reservations for a supplier whose sales are counted in the gateway's database. Only the database decides
 * whether units are available, so every call succeeds. The calls store nothing, so `status` always returns 'unknown'.
 */
export const inOwnStock: ReservationCalls = {
  keepsRecords: false,
  hold: async ({ key, until }) => ({ outcome: 'held', reference: key, until }),
  confirm: async () => 'confirmed',
  paid: async () => 'noted',
  cancel: async () => 'cancelled',
  status: async () => 'unknown',
}
