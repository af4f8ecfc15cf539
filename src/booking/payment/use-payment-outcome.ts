import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import type { BookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { LastTry } from '#booking/payment/last-try.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { type Ended, lastTryOf, nextOf } from '#booking/payment/payment-end.ts'
import type { PaymentStatus } from '#booking/payment/payment-status.ts'

/** Polling interval in milliseconds while the bank has not decided. */
const askAgainAfter = 4000

export interface PaymentOutcome {
  /** New idempotency key after the bank's popup was closed, because another card must not get the old payment page. */
  freshKey: string | null
  /** URL of the bank's page while the popup is open, otherwise null. */
  payUrl: string | null
  /** Closes the popup and checks the payment's outcome. */
  onPopupClosed: () => void
  /** Outcome of the last payment attempt; null before the first attempt and during one. */
  lastTry: LastTry | null
  /** Whether the last status check got no reply. */
  unknown: boolean
  askAgain: () => void
}

/**
 * Follows a sent payment: opens the popup, checks the outcome when it closes, and redirects to the ticket. The outcome
 * always comes from the gateway, never from the popup.
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
  /** The last status from before the popup closed, which does not describe the attempt that ended there. */
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
      // A status of the previous payment may arrive after the next payment has begun. Reloading then would close the
      // popup of the new payment; its status is requested when it closes.
      if (payUrl === null) void revalidate()
    }
  }, [status, navigate, revalidate, paidTicket, state, payUrl])

  const waiting = state === 'confirming' && payUrl === null
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void load(address), askAgainAfter)
    return () => clearInterval(timer)
  }, [waiting, load, address])

  // Without a reply it is unknown whether anything was charged, so no outcome is shown.
  const loaded: Ended = { state, lastPayment: later?.last_payment }
  const told: Ended = { state: status?.info?.state, lastPayment: status?.info?.last_payment }
  const known = tries === 0 ? loaded : status === before ? {} : told
  // A stable object while its content is the same, because the payment form renders when it changes.
  const lastTry = useMemo(
    () => lastTryOf({ state: known.state, lastPayment: known.lastPayment }, tries),
    [known.state, known.lastPayment, tries],
  )
  return {
    // Reloaded data has its own idempotency key.
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
