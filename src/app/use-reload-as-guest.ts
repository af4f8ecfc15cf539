import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isPaymentPath } from '#pwa/other-tabs.ts'

/**
 * Reloads the page after its sign-in has ended, but only at the next navigation to another path, because the traveller
 * may be typing until then. A navigation between two payment screens does not reload the page.
 */
export function useReloadAsGuest(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    const from = last.current
    last.current = pathname
    if (from === pathname || (isPaymentPath(from) && isPaymentPath(pathname))) return
    // `ended-sign-in.ts` is imported dynamically, so that the script of the home page does not contain it. It is
    // already loaded here, because the navigation that changed `pathname` has loaded it.
    void import('#store/ended-sign-in.ts').then((code) => code.isSignInEnded() && code.reloadAsGuest())
  }, [pathname])
}
