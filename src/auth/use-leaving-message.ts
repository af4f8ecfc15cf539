import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useToast } from '#ui/toast.tsx'

/**
 * Shows `message` as a notification during the redirect after a success; the notification outlives the sign-in page.
 * `fetched` is true while a fetcher has its reply, because `useNavigation` does not report a fetcher's form.
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
