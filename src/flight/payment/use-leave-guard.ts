import { useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { paymentAddresses } from '#flight/payment/payment-addresses.ts'

/**
 * Going back from payment to the results runs the search again instead of showing what may be sold by now (spec 001 §4).
 * Returns whether that is under way. Other ways out are left alone.
 */
export function useLeaveGuard(option: string): boolean {
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) => historyAction === 'POP' && nextLocation.pathname.startsWith('/flight/search/'),
  )
  const leaving = blocker.state === 'blocked'
  useEffect(() => {
    if (leaving) void navigate(paymentAddresses.searchAgain(option), { replace: true })
  }, [leaving, navigate, option])
  return leaving
}
