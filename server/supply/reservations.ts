/**
 * What every supply can do with what it sells: hold, confirm, cancel, and tell how a reservation stands. A supply may
 * refuse, answer too late or not at all (docs/decisions/0027); one that can't be reached throws `SupplyFailure`. Each call
 * names the reservation by the gateway's key. Made again with the same key and the same arguments it has no second
 * effect and the same answer.
 */
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface HoldRequest {
  /** Made by the gateway, unguessable. */
  key: string
  /** What was selected, as the product's own snapshot. */
  selection: unknown
  /** How long it is wanted. Asked again with a later one, a hold is made longer. */
  until: Date
}

/** `until` may be earlier than what was asked for. */
export type HoldAnswer = { outcome: 'held'; reference: string; until: Date } | { outcome: 'refused' }

/** A reservation by the gateway's key and the supply's own reference, which is null where its hold was never answered. */
export interface ReservationName {
  key: string
  reference: string | null
}

/** Who travels, in the order of the form, and how they are reached. */
export interface Buyer {
  email: string
  phone: string
  travellers: { name: string; surname: string }[]
}

/** A buyer, and the kuruş that the supply collects from them; 0 where everything was paid. */
export interface Sale extends Buyer {
  owed: number
}

/** `unknown`: the supply has no such reservation. */
export type ReservationStatus = 'held' | 'confirmed' | 'cancelled' | 'unknown'

export interface Reservations {
  hold(asked: HoldRequest, call: SupplyCall): Promise<HoldAnswer>
  /** Makes a hold a sale. */
  confirm(reservation: ReservationName, sale: Sale, call: SupplyCall): Promise<'confirmed' | 'refused'>
  /** What a sale was confirmed to owe was paid online: nothing is to be collected for it any more. */
  paid(reservation: ReservationName, call: SupplyCall): Promise<'noted' | 'refused'>
  /** Gives up a hold, or cancels the places of the passengers at these positions of a sale. */
  cancel(
    reservation: ReservationName,
    positions: readonly number[] | 'all',
    call: SupplyCall,
  ): Promise<'cancelled' | 'refused'>
  status(reservation: ReservationName, call: SupplyCall): Promise<ReservationStatus>
}

/**
 * Of a supply whose stock the gateway's own database keeps: by the time that it is asked, the database has decided. It
 * has no books beside the gateway's, and so knows no reservation.
 */
export const inOwnStock: Reservations = {
  hold: async ({ key, until }) => ({ outcome: 'held', reference: key, until }),
  confirm: async () => 'confirmed',
  paid: async () => 'noted',
  cancel: async () => 'cancelled',
  status: async () => 'unknown',
}
