/** Fields that the gateway adds to every booking; a backend may omit all of them. */
import * as z from 'zod/mini'
import { type BookingState, ToldPayment, ToldState } from '#contract/booking.ts'
import { extra, optionalExtra } from '#contract/extra.ts'

export const PayLater = z.object({
  amount: z.number(),
  until: z.string(),
  /** Whether the requester may pay the booking online: an account's booking is paid by that account only. */
  may_pay: extra(z.boolean(), true),
  last_payment: ToldPayment,
})
export type PayLater = z.infer<typeof PayLater>

export const bookingExtras = {
  /** Key under which the booking was requested; '' if the reply does not repeat it. */
  session_unique: extra(z.string(), ''),
  /** The search option that the booking came from; null if the backend does not send it. */
  search_option: extra(z.nullable(z.string()), null),
  /** Fingerprint of the selection; a payment with another fingerprint is refused. */
  selection: optionalExtra(z.string()),
  state: ToldState,
  /** Seconds until the stock is released; 0 once paid or expired, or if the backend does not send it. */
  hold_seconds: extra(z.number(), 0),
  /**
   * For a booking to be paid later: the amount owed in TRY, and the deadline for paying it online as an ISO instant.
   * Null for other bookings.
   */
  pay_later: optionalExtra(z.nullable(PayLater)),
  /** Whether the booking was cancelled before anything was paid. */
  never_paid: optionalExtra(z.boolean()),
  contact: extra(z.nullable(z.object({ email: z.string(), phone_code: z.string(), phone: z.string() })), null),
}

/** Fallback state for a backend that sends none: only tickets and reserved bookings have a PNR. */
export const stateByPnr = (pnr: string | null, later?: PayLater | null): BookingState | null =>
  later ? 'reserved' : pnr ? 'ticketed' : null
