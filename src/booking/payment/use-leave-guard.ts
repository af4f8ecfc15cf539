import { useEffect, useRef } from 'react'
import { type Location, useBlocker, useFetcher, useLocation, useNavigate } from 'react-router'
import type { BookingAddresses, Searched } from '#booking/booking-addresses.ts'

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
 * Watches the ways out of payment (docs/decisions/0024-leaving-payment.md). Back closes the bank's popup as its button
 * does. Who leaves for good waits until `leavePayment` is done; back to the results then runs the search again instead
 * of showing what may be sold by now.
 */
export function useLeaveGuard(options: LeaveGuardOptions): LeaveGuard {
  const { addresses, booking, payable, popupOpen, closePopup } = options
  const { session_unique: session } = booking
  const navigate = useNavigate()
  const { pathname: own, key: entry } = useLocation()
  const { submit } = useFetcher({ key: 'payment-left' })
  const free = useRef(false)
  const asked = useRef(false)
  const toResults = ({ pathname }: Pick<Location, 'pathname'>) => pathname.startsWith(addresses.search)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const { pathname } = nextLocation
    // Asked until the next page shows, also about a step from there.
    if (free.current || currentLocation.pathname !== own) return false
    // Payment may stand in the history twice, so first of all.
    if (popupOpen && historyAction === 'POP') return true
    if (popupOpen || pathname.startsWith(own) || pathname === addresses.ticket(session)) return false
    return toResults(nextLocation) || (payable && !detours.test(pathname))
  })
  const latest = useRef(blocker)
  // A way out that led back here, as to a payment that is under way, is over.
  useEffect(() => {
    free.current = false
    asked.current = false
  }, [entry])
  const leave = async () => {
    if (payable) {
      await submit(null, { method: 'delete', action: addresses.left(session), defaultShouldRevalidate: false })
    }
    // The traveller may have chosen another way meanwhile, or none: the bank's page opened and closed the way out.
    const { state, location, proceed } = latest.current
    free.current = state === 'blocked'
    asked.current = free.current
    if (location && toResults(location)) void navigate(addresses.searchAgain(booking), { replace: true })
    else proceed?.()
  }
  useEffect(() => {
    latest.current = blocker
    if (blocker.state !== 'blocked') return
    if (popupOpen) {
      blocker.reset()
      closePopup()
    } else if (!asked.current) {
      asked.current = true
      void leave()
    }
  })
  return {
    leavingFor: popupOpen ? null : (blocker.location ?? null),
    letGo: () => {
      free.current = true
    },
  }
}
