import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import type { BookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { LastTry } from '#booking/payment/last-try.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { type Ended, lastTryOf, nextOf } from '#booking/payment/payment-end.ts'
import type { PaymentStatus } from '#booking/payment/payment-status.ts'

/**
 * Pause in milliseconds between the reply to a request for the payment status and the next such request. The page
 * repeats these requests while the bank has not decided on a payment.
 */
const askAgainAfter = 4000

export interface PaymentOutcome {
  /**
   * New idempotency key for the next payment attempt, created when the bank's popup closes. With the previous key, the
   * gateway would return the bank's page of the previous attempt, even for another payment card. Null if no popup was
   * closed since the page data was loaded.
   */
  freshKey: string | null
  /** URL of the bank's page while the popup is open, otherwise null. */
  payUrl: string | null
  /** Closes the popup and checks the outcome of the payment. */
  onPopupClosed: () => void
  /**
   * The last payment attempt, if it did not end in a ticket. Null before the first attempt, during an attempt, after a
   * refund, and as long as the outcome has not been loaded.
   */
  lastTry: LastTry | null
  /** Whether the last request for the payment status failed. */
  unknown: boolean
  askAgain: () => void
}

/**
 * Follows a payment after it was sent: opens the bank's popup, checks the outcome when the popup closes, and redirects
 * to the ticket. The outcome always comes from the gateway, never from the popup.
 */
export function usePaymentOutcome(
  payment: PaymentData<AnyBooking>,
  answer: PaymentAnswer | undefined,
  addresses: BookingAddresses,
): PaymentOutcome {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { load, data: status, state: asking } = useFetcher<PaymentStatus>({ key: 'payment-status' })
  const [closed, setClosed] = useState<PaymentAnswer | null>(null)
  const [fresh, setFresh] = useState<{ key: string; of: unknown } | null>(null)
  const [tries, setTries] = useState(0)
  /**
   * The newest payment status at the time when the bank's popup was closed. It was loaded before the payment attempt
   * ended, so no outcome is shown until a newer status has arrived.
   */
  const [before, setBefore] = useState<PaymentStatus>()
  const handled = useRef<unknown>(null)
  const popupClosed = useRef(false)
  const { session_unique: session, state, pay_later: later } = payment.booking
  const address = addresses.status(session)
  const paidTicket = addresses.paidTicket(session)
  const payUrl = answer?.kind === 'pay' && answer !== closed ? answer.payUrl : null

  useEffect(() => {
    if (!status || handled.current === status) return
    handled.current = status
    const next = status.info && nextOf(status.info, state, popupClosed.current)
    if (next === 'ticket') {
      void navigate(paidTicket, { replace: true })
    } else if (next === 'reload') {
      popupClosed.current = false
      // The status of one payment may arrive when the bank's popup is already open for the next payment. The data is
      // not reloaded then, because this would close the popup. The next payment's own status is requested when its
      // popup closes.
      if (payUrl === null) void revalidate()
    }
  }, [status, navigate, revalidate, paidTicket, state, payUrl])

  // The pause between two requests for the payment status begins when the first request has ended. If the second
  // request started earlier, it would abort the first one.
  const waiting = state === 'confirming' && payUrl === null && asking === 'idle'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void load(address), askAgainAfter)
    return () => clearInterval(timer)
  }, [waiting, load, address])

  // If the request for the status failed, it is unknown whether anything was charged, so no outcome is shown.
  const loaded: Ended = { state, lastPayment: later?.last_payment }
  const told: Ended = { state: status?.info?.state, lastPayment: status?.info?.last_payment }
  const known = tries === 0 ? loaded : status === before ? {} : told
  // `lastTry`, the outcome of the last payment attempt, is a prop of the payment form. A new object would render the
  // form again, so the object is replaced only if its content changes.
  const lastTry = useMemo(
    () => lastTryOf({ state: known.state, lastPayment: known.lastPayment }, tries),
    [known.state, known.lastPayment, tries],
  )
  return {
    // After a reload of the page data, the new idempotency key in that data is used, so `freshKey` is null.
    freshKey: fresh?.of === payment ? fresh.key : null,
    payUrl,
    onPopupClosed: () => {
      if (payUrl === null) return
      setClosed(answer ?? null)
      setFresh({ key: crypto.randomUUID(), of: payment })
      setTries(tries + 1)
      setBefore(status)
      popupClosed.current = true
      void load(address)
    },
    lastTry: payUrl === null && asking === 'idle' ? lastTry : null,
    unknown: status?.info === null && asking === 'idle',
    askAgain: () => void load(address),
  }
}
