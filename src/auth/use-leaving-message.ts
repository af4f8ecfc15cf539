import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useToast } from '#ui/toast.tsx'

/**
 * Shows `message` while the redirect after a success is under way: a sign-in page is about to go, the notification stays.
 * `fetched` is true while a fetcher's answer is, whose form the navigation does not name.
 */
export function useLeavingMessage(message: string, fetched = false): void {
  const toast = useToast()
  const { state, formMethod, location } = useNavigation()
  const posted = fetched || formMethod === 'POST'
  const leaving = state === 'loading' && posted && !location.pathname.startsWith('/auth/')
  useEffect(() => {
    if (leaving) toast({ message, tone: 'success' })
  }, [leaving, message, toast])
}
