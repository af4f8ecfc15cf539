import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isPaymentPath } from '#pwa/other-tabs.ts'

/**
 * Reloads the page at the first navigation to another path after its sign-in has ended. Before that, the traveller may
 * be typing. On the way from one payment screen to another, the page is not reloaded.
 */
export function useReloadAsGuest(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    const from = last.current
    last.current = pathname
    if (from === pathname || (isPaymentPath(from) && isPaymentPath(pathname))) return
    // The import is dynamic, so that home's script does not contain the module. The navigation has already loaded it.
    void import('#store/ended-sign-in.ts').then((code) => code.isSignInEnded() && code.reloadAsGuest())
  }, [pathname])
}
