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

/** Pages that are looked at on the way to pay and come back from: leaving for one of them is not leaving payment. */
const detours = /^\/(auth|settings|menu|faq|contact|corporate)(\/|$)/

interface LeaveGuardOptions {
  addresses: BookingAddresses
  booking: Searched
  /** Nothing was paid and no payment is under way: leaving now is leaving for good. */
  payable: boolean
  popupOpen: boolean
  closePopup: () => void
}

interface LeaveGuard {
  /** Where the traveller is on the way to, until that page shows. */
  leavingFor: Location | null
  /** Called before the app itself leads away, as the message of a refusal does: then nothing is left for good. */
  letGo: () => void
}

/**
 * Watches the ways out of payment (docs/decisions/0024-leaving-payment.md). While a payment is being sent there is none:
 * its answer would be lost. Back closes the bank's popup as its button does. Who leaves for good waits until
 * `leavePayment` is done; back to the results, and the arrow, then run the search again in the place of those results,
 * which may be sold by now: one more step back leads to where they were searched.
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
    // Asked until the next page shows, also about a step from there.
    if (free.current || currentLocation.pathname !== own) return false
    // Payment may stand in the history twice, so first of all.
    if ((popupOpen || sending) && historyAction === 'POP') return true
    if (popupOpen || pathname.startsWith(own) || pathname === addresses.ticket(session)) return false
    action.current = historyAction
    return sending || pathname.startsWith(addresses.search) || (payable && !detours.test(pathname))
  })
  const latest = useRef(blocker)
  // A way out that led back here, as to a payment that is under way, is over.
  useEffect(() => {
    free.current = false
    asked.current = false
    return () => endWait.current?.()
  }, [entry])
  const leave = async () => {
    if (payable) {
      await submit(null, { method: 'delete', action: addresses.left(session), defaultShouldRevalidate: false })
    }
    // The traveller may have chosen another way meanwhile, or none: the bank's page opened and closed the way out.
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
    // The router hears of the step first, and what begins here takes the place of the results that it leads to.
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
