/** What the gateway tells of every booking beside what was booked; a backend may tell none of it. */
import * as z from 'zod/mini'
import { type BookingState, ToldPayment, ToldState } from '#contract/booking.ts'
import { extra, optionalExtra } from '#contract/extra.ts'

export const PayLater = z.object({
  amount: z.number(),
  until: z.string(),
  /** Whether who asks may pay it online: that of an account is paid by it alone. True where nobody tells. */
  may_pay: extra(z.boolean(), true),
  last_payment: ToldPayment,
})
export type PayLater = z.infer<typeof PayLater>

export const bookingExtras = {
  /** The key that the booking was asked for by; '' where the reply does not repeat it. */
  session_unique: extra(z.string(), ''),
  /** The search that it came of; null where nobody tells. */
  search_option: extra(z.nullable(z.string()), null),
  /** Fingerprint of what is selected; a payment that names another is refused. */
  selection: optionalExtra(z.string()),
  state: ToldState,
  /** Seconds until what was selected is let go; 0 once paid or expired, and where nobody tells. */
  hold_seconds: extra(z.number(), 0),
  /**
   * Of a booking that is to be paid later: TRY that are owed, and the ISO instant until which they can be paid online.
   * Null for every other.
   */
  pay_later: optionalExtra(z.nullable(PayLater)),
  /** Of a booking that was cancelled before anything was paid. */
  never_paid: optionalExtra(z.boolean()),
  contact: extra(z.nullable(z.object({ email: z.string(), phone_code: z.string(), phone: z.string() })), null),
}

/** The state of a booking of which none is told: a PNR is given to tickets, and to what is to be paid later. */
export const stateByPnr = (pnr: string | null, later?: PayLater | null): BookingState | null =>
  later ? 'reserved' : pnr ? 'ticketed' : null
