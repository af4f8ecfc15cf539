import { useEffect, useRef } from 'react'
import {
  type Location,
  type NavigationType,
  useBlocker,
  useFetcher,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import type { BookingAddresses, Searched } from '#booking/booking-addresses.ts'
import { afterStepFrom, wayOut } from '#booking/payment/way-out.ts'
import { pathBefore } from '#pwa/can-go-back.ts'

/**
 * Pages that a traveller may visit during payment and return from; a navigation to them does not abandon the payment.
 */
const detours = /^\/(auth|settings|menu|faq|contact|corporate)(\/|$)/

interface LeaveGuardOptions {
  addresses: BookingAddresses
  booking: Searched
  /**
   * Whether nothing was paid and no payment is in progress. If so, leaving the page abandons the payment: the draft is
   * deleted and the hold is released.
   */
  payable: boolean
  popupOpen: boolean
  closePopup: () => void
}

interface LeaveGuard {
  /** Target of the navigation that is leaving the payment page; null while no navigation leaves it. */
  leavingFor: Location | null
  /**
   * Lets the next navigation pass without abandoning the payment. It is called before a navigation that the app itself
   * starts, for example from an alert.
   */
  letGo: () => void
}

/**
 * Blocks navigation away from the payment page where needed (docs/decisions/0024-leaving-payment.md). While a payment
 * is being sent, the traveller can't leave, because the reply to the payment would be lost. While the bank's popup is
 * open, the back button closes the popup. If the traveller abandons the payment, the navigation waits until
 * `leavePayment` has deleted the draft and asked the gateway to release the hold. A step back to the results, or the
 * arrow in the header, repeats the search, because the old results may be sold out. Where possible, the new results
 * replace the old ones in the browser history, so that a further step back leads to the search form.
 */
export function useLeaveGuard(options: LeaveGuardOptions): LeaveGuard {
  const { addresses, booking, payable, popupOpen, closePopup } = options
  const { session_unique: session } = booking
  const navigate = useNavigate()
  const { pathname: own, key: entry } = useLocation()
  const { submit } = useFetcher({ key: 'payment-left' })
  const free = useRef(false)
  const asked = useRef(false)
  const action = useRef<`${NavigationType}`>('POP')
  const endWait = useRef<() => void>(undefined)
  const { state: sendState, formAction } = useNavigation()
  const sending = sendState !== 'idle' && (formAction?.startsWith(own.replace(/\/$/, '')) ?? false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const { pathname } = nextLocation
    // The router may call this function once more when the URL has already changed but the next page is not rendered
    // yet. `currentLocation` is then no longer the payment page, so there is nothing to block.
    if (free.current || currentLocation.pathname !== own) return false
    // While the bank's popup is open or the form is being sent, every history step is blocked, even one to the payment
    // page itself, which may be in the history twice.
    if ((popupOpen || sending) && historyAction === 'POP') return true
    if (popupOpen || pathname.startsWith(own) || pathname === addresses.ticket(session)) return false
    action.current = historyAction
    return sending || pathname.startsWith(addresses.search) || (payable && !detours.test(pathname))
  })
  const latest = useRef(blocker)
  // A navigation that was allowed to leave the payment page may be redirected back to it, for example if a payment is
  // in progress. From then on, attempts to leave the page must be blocked again.
  useEffect(() => {
    free.current = false
    asked.current = false
    return () => endWait.current?.()
  }, [entry])
  const leave = async () => {
    if (payable) {
      await submit(null, { method: 'delete', action: addresses.left(session), defaultShouldRevalidate: false })
    }
    // The state of the blocked navigation is read only after the request that abandons the payment. During that
    // request, the traveller may choose another target. The bank's popup may also open, which cancels the navigation.
    const way = latest.current
    free.current = way.state === 'blocked'
    asked.current = free.current
    if (way.state !== 'blocked') return
    const again = addresses.searchAgain(booking)
    const searchAgain = () => void navigate(again, { replace: true })
    const { pathname: to } = way.location
    const next = wayOut({ action: action.current, to, before: pathBefore(), results: addresses.search, again })
    if (next === 'ahead') return way.proceed()
    if (next === 'instead') return searchAgain()
    // The search is repeated only after the router has handled the popstate event of the step back to the results, so
    // that the new results replace the history entry of the old ones.
    endWait.current = afterStepFrom(own, searchAgain)
    if (next === 'step') return way.proceed()
    way.reset()
    void navigate(-1)
  }
  useEffect(() => {
    latest.current = blocker
    if (blocker.state !== 'blocked') return
    if (sending || popupOpen) {
      blocker.reset()
      if (popupOpen) closePopup()
    } else if (!asked.current) {
      asked.current = true
      void leave()
    }
  })
  return {
    leavingFor: sending || popupOpen ? null : (blocker.location ?? null),
    letGo: () => {
      free.current = true
    },
  }
}
