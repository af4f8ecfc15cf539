import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useToast } from '#ui/toast.tsx'

/**
 * Shows `message` as a notification when a form of a sign-in page has succeeded and the redirect starts. The
 * notification stays visible on the next page. For a form that a fetcher submits, the caller sets `fetched` to true
 * once the reply has arrived, because `useNavigation` does not report such forms.
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
