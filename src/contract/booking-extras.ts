/** Fields that the gateway adds to every booking; other backends may send none of them. */
import * as z from 'zod/mini'
import { type BookingState, ToldPayment, ToldState } from '#contract/booking.ts'
import { extra, optionalExtra } from '#contract/extra.ts'

export const PayLater = z.object({
  amount: z.number(),
  until: z.string(),
  /** Whether the requester may pay the booking online; a booking of an account can only be paid by that account. */
  may_pay: extra(z.boolean(), true),
  last_payment: ToldPayment,
})
export type PayLater = z.infer<typeof PayLater>

export const bookingExtras = {
  /**
   * ID of the booking, '' if the backend does not send it. The app's API calls always replace it with the ID with which
   * they requested the booking.
   */
  session_unique: extra(z.string(), ''),
  /**
   * ID of the saved search (the API's search option) that the booking came from; null if the backend does not send it.
   */
  search_option: extra(z.nullable(z.string()), null),
  /** Fingerprint of the selection; a payment with another fingerprint is refused. */
  selection: optionalExtra(z.string()),
  state: ToldState,
  /**
   * Seconds until the hold expires; 0 if the booking is paid, the hold has expired, or the backend does not send the
   * time.
   */
  hold_seconds: extra(z.number(), 0),
  /**
   * For a booking to be paid later: the amount due in TRY, and the deadline for paying it online as an ISO instant.
   * Undefined or null for other bookings.
   */
  pay_later: optionalExtra(z.nullable(PayLater)),
  /** Whether the booking was cancelled before anything was paid. */
  never_paid: optionalExtra(z.boolean()),
  /** Contact details of the buyer; null if somebody else loads the booking, undefined if the backend sends none. */
  contact: optionalExtra(z.nullable(z.object({ email: z.string(), phone_code: z.string(), phone: z.string() }))),
}

/**
 * Derives the state of a booking if the backend sends none. A booking to be paid later (`later`) is reserved. Any other
 * booking with a PNR counts as ticketed, because a booking gets its PNR with the ticket or the reservation. The state
 * of all remaining bookings is unknown (null).
 */
export const stateByPnr = (pnr: string | null, later?: PayLater | null): BookingState | null =>
  later ? 'reserved' : pnr ? 'ticketed' : null

/**
 * Fields of a booking from which `withState` derives its state; some backends send the state only in the field `info`.
 */
interface ToldInInfo {
  state: BookingState | null
  info: { pnr_code: string | null; state: BookingState | null }
  pay_later?: PayLater | null | undefined
}

/**
 * Returns a copy of the booking with its state. If the field `state` is null, the state is taken from the field `info`.
 * If it is null there as well, `stateByPnr` derives it.
 */
export const withState = <B extends ToldInInfo>(booking: B) => ({
  ...booking,
  state: booking.state ?? booking.info.state ?? stateByPnr(booking.info.pnr_code, booking.pay_later),
})
