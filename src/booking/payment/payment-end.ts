/** Next step after a payment, by the outcome that the gateway reports. */
import type { LastTry } from '#booking/payment/last-try.ts'
import type { BookingInfo, BookingState, LastPayment } from '#contract/booking.ts'

/** Outcome of a payment: the booking's state, and the payment's own outcome if the booking stays reserved. */
export interface Ended {
  state?: BookingState | null | undefined
  lastPayment?: LastPayment | null | undefined
}

/** The notice beside the card after `tries` payments on this page; null if there is none. */
export function lastTryOf({ state, lastPayment }: Ended, tries: number): LastTry | null {
  if (state === 'declined' || (state === 'reserved' && lastPayment === 'declined'))
    return { kind: 'declined', key: tries }
  // The card was charged and refunded; the ticket shows this.
  if (tries === 0 || lastPayment === 'refunded') return null
  if (state === null) return { kind: 'untold', key: tries }
  return state === 'unpaid' || state === 'reserved' ? { kind: 'closed', key: tries } : null
}

/**
 * Where a page that shows the state `shown` goes next: to the ticket, to reloaded data, or nowhere. `asked` means that
 * the status was requested because the bank's page was closed.
 */
export function nextOf(
  { do_reservation: booked, finish_page_showed: finished, state, last_payment: lastPayment }: BookingInfo,
  shown: BookingState | null,
  asked: boolean,
): 'ticket' | 'reload' | null {
  const news = state !== shown || asked
  // A booking to be paid later was reserved before this payment and stays reserved if the payment fails.
  if (state === 'reserved') return news ? (lastPayment === 'refunded' ? 'ticket' : 'reload') : null
  if (booked && finished) return 'ticket'
  return news ? 'reload' : null
}
