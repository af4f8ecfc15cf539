import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useToast } from '#ui/toast.tsx'

/**
 * Shows `message` as a notification after a form of a sign-in page has succeeded, when the redirect starts. The
 * notification stays visible on the next page. `fetched` is true if a fetcher has received its reply, because
 * `useNavigation` does not report a form that a fetcher submits.
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
