/**
 * The calls that every supply offers: hold, confirm and cancel a reservation, and report its status. A supply may
 * refuse, answer late or not at all (docs/decisions/0027); an unreachable one throws `SupplyFailure`. Calls identify
 * the reservation by the gateway's key and are idempotent: the same key and arguments have no second effect and return
 * the same answer.
 */
import type { Voucher } from '#contract/voucher.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface HoldRequest {
  /** The gateway's key, random and unguessable. */
  key: string
  /** The selection, as the product's snapshot. */
  selection: unknown
  /** Requested end of the hold. A repeated call with a later end extends it. */
  until: Date
}

/** `until` may be earlier than requested; `reference` is the gateway's key where the supply has none of its own yet. */
export type HoldAnswer = { outcome: 'held'; reference: string; until: Date } | { outcome: 'refused' }

/** A reservation by the gateway's key and the supply's reference, which is null if the hold was never answered. */
export interface ReservationName {
  key: string
  reference: string | null
}

/** Passengers in the order of the form, and the contact. */
export interface Buyer {
  email: string
  phone: string
  travellers: { name: string; surname: string }[]
}

/** Contact of a booking, and the amount in kuruş that the supply collects; 0 if the booking is paid. */
export interface Sale extends Buyer {
  owed: number
  /** The selection as the product's snapshot; the payment form may have completed it since the hold. */
  selection: unknown
}

/** A confirmation with data that the hold did not have: another reference, or vouchers that admit the travellers. */
export interface ConfirmedAs {
  reference: string
  /** Absent if the supply has none, empty if it has announced them. */
  vouchers?: readonly Voucher[]
}

/** A confirmed sale. A supply that cancels places one by one must report which ones it has cancelled. */
interface SoldAs extends ConfirmedAs {
  /** Positions of the passengers for whom the sale is cancelled; absent if there are none. */
  cancelled?: readonly number[]
}

type ConfirmAnswer = 'confirmed' | 'refused' | ConfirmedAs

/**
 * `unknown`: the supply has no such reservation, or stores none at all (`inOwnStock`), in which case the status is
 * unknown even after a confirmation.
 */
export type ReservationStatus = 'held' | 'confirmed' | 'cancelled' | 'unknown' | SoldAs

export interface Reservations {
  hold(asked: HoldRequest, call: SupplyCall): Promise<HoldAnswer>
  /** Turns a hold into a sale. */
  confirm(reservation: ReservationName, sale: Sale, call: SupplyCall): Promise<ConfirmAnswer>
  /** Reports that the amount due for a confirmed sale was paid online, so that nothing is collected. Idempotent. */
  paid(reservation: ReservationName, call: SupplyCall): Promise<'noted' | 'refused'>
  /**
   * Releases a hold, or cancels a sale for the passengers at these positions. Also called for a key whose hold was
   * refused or never answered. For an unknown key the supply must reply too, with either outcome.
   */
  cancel(
    reservation: ReservationName,
    positions: readonly number[] | 'all',
    call: SupplyCall,
  ): Promise<'cancelled' | 'refused'>
  status(reservation: ReservationName, call: SupplyCall): Promise<ReservationStatus>
}

/** What every supply offers; the supply of each product adds its searches and offers. */
export interface Supply extends Reservations {
  /** Whether the supply sells demo inventory, whose tickets admit nobody. */
  readonly simulated: boolean
  /**
   * Whether the supply stores reservations outside of the gateway's database. It may then complete a call after the
   * gateway has given it up, so what was given up is cancelled there twice.
   */
  readonly keepsRecords: boolean
  /** The last day on sale; both days are plain dates. */
  lastDay(today: string, call: SupplyCall): Promise<string>
}

/** The calls for reservations, and whether the supply stores any. */
export type ReservationKeeper = Reservations & Pick<Supply, 'keepsRecords'>

/**
 * Reservations of a supply whose stock the gateway's database keeps: the database has already decided before the call.
 * The supply accepts everything and stores nothing, so it knows the status of no reservation.
 */
export const inOwnStock: ReservationKeeper = {
  keepsRecords: false,
  hold: async ({ key, until }) => ({ outcome: 'held', reference: key, until }),
  confirm: async () => 'confirmed',
  paid: async () => 'noted',
  cancel: async () => 'cancelled',
  status: async () => 'unknown',
}
