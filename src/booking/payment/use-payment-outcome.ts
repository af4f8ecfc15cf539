import { useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import type { BookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { LastTry } from '#booking/payment/last-try.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import type { PaymentStatus } from '#booking/payment/payment-status.ts'
import type { BookingState, LastPayment } from '#contract/booking.ts'

/** How often a payment that the bank is still deciding on is asked about, in milliseconds. */
const askAgainAfter = 4000

export interface PaymentOutcome {
  /** Key of the next payment from this data, once the bank's popup was closed: another card must not get the old page. */
  freshKey: string | null
  /** The bank's page, while its popup is open. */
  payUrl: string | null
  /** Closes the popup and asks what became of the payment. */
  onPopupClosed: () => void
  /** Null before a try, and while one is under way. */
  lastTry: LastTry | null
  /** No answer came to the last question. */
  unknown: boolean
  askAgain: () => void
}

/**
 * Follows a sent payment: the popup, the question that its closing asks, and the way to the ticket. The outcome is
 * always the gateway's word, never the popup's.
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
  /** The last answer before the popup was closed: it tells nothing of the try that ended there. */
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
    // What is to be paid later was reserved before this payment, and still is where that came to nothing.
    const paid = status.info?.do_reservation === true && status.info.state !== 'reserved'
    if (paid && status.info?.finish_page_showed) {
      void navigate(paidTicket, { replace: true })
    } else if (status.info && (status.info.state !== state || popupClosed.current)) {
      popupClosed.current = false
      void revalidate()
    }
  }, [status, navigate, revalidate, paidTicket, state])

  const waiting = state === 'confirming' && payUrl === null
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void load(address), askAgainAfter)
    return () => clearInterval(timer)
  }, [waiting, load, address])

  // Where no answer came, nobody knows whether anything was charged, and nothing is said of it.
  const loaded: Ended = { state, lastPayment: later?.last_payment }
  const told: Ended = { state: status?.info?.state, lastPayment: status?.info?.last_payment }
  const known = tries === 0 ? loaded : status === before ? {} : told
  return {
    // Data that was loaded since has a key of its own.
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
    lastTry: payUrl === null && asking === 'idle' ? lastTryOf(known, tries) : null,
    unknown: status?.info === null && asking === 'idle',
    askAgain: () => void load(address),
  }
}

/** How a payment ended: by the state of the booking, or where that is reserved as before, by the payment's own. */
interface Ended {
  state?: BookingState | null | undefined
  lastPayment?: LastPayment | null | undefined
}

function lastTryOf({ state, lastPayment }: Ended, tries: number): LastTry | null {
  if (state === 'declined' || (state === 'reserved' && lastPayment === 'declined'))
    return { kind: 'declined', key: tries }
  if (tries === 0) return null
  if (state === null) return { kind: 'untold', key: tries }
  return state === 'unpaid' || state === 'reserved' ? { kind: 'closed', key: tries } : null
}
