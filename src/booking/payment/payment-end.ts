/** Decides what follows a payment, by the outcome that the gateway reports. */
import type { LastTry } from '#booking/payment/last-try.ts'
import type { BookingInfo, BookingState, LastPayment } from '#contract/booking.ts'

/**
 * Outcome of a payment: the state of the booking and, for a reserved booking, the outcome of its last payment. A
 * reserved booking stays reserved if the payment fails, so its state alone does not tell the outcome.
 */
export interface Ended {
  state?: BookingState | null | undefined
  lastPayment?: LastPayment | null | undefined
}

/**
 * Returns the notice that is shown at the card fields after `tries` payment attempts on this page; null if there is
 * none.
 */
export function lastTryOf({ state, lastPayment }: Ended, tries: number): LastTry | null {
  if (state === 'declined' || (state === 'reserved' && lastPayment === 'declined'))
    return { kind: 'declined', key: tries }
  // After a refund, the ticket shows that the card was charged and refunded, so no notice is needed.
  if (tries === 0 || lastPayment === 'refunded') return null
  if (state === null) return { kind: 'untold', key: tries }
  return state === 'unpaid' || state === 'reserved' ? { kind: 'closed', key: tries } : null
}

/**
 * Returns what the page does next: it opens the ticket, reloads its data, or does nothing (null). `shown` is the
 * booking state that the page shows. `asked` is true if the status was requested because the bank's page was closed.
 */
export function nextOf(
  { do_reservation: booked, finish_page_showed: finished, state, last_payment: lastPayment }: BookingInfo,
  shown: BookingState | null,
  asked: boolean,
): 'ticket' | 'reload' | null {
  const news = state !== shown || asked
  // A booking to be paid later is reserved before it is paid, and stays reserved if the payment fails or is refunded.
  // After a refund, the payment page opens the ticket, which shows the refund. Otherwise the payment page stays open,
  // so that the traveller can try again.
  if (state === 'reserved') return news ? (lastPayment === 'refunded' ? 'ticket' : 'reload') : null
  if (booked && finished) return 'ticket'
  return news ? 'reload' : null
}
