import { useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import type { BookingAddresses } from '#booking/booking-addresses.ts'

/**
 * Going back from payment to the results runs the search again instead of showing what may be sold by now (spec 001 §4).
 * Returns whether that is under way. Other ways out are left alone.
 */
export function useLeaveGuard(addresses: BookingAddresses, option: string): boolean {
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) => historyAction === 'POP' && nextLocation.pathname.startsWith(addresses.search),
  )
  const searchAgain = addresses.searchAgain(option)
  const leaving = blocker.state === 'blocked'
  useEffect(() => {
    if (leaving) void navigate(searchAgain, { replace: true })
  }, [leaving, navigate, searchAgain])
  return leaving
}
