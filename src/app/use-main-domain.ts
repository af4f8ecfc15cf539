import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '#api/root-data.ts'
import { inApp } from '#pwa/native-shell.ts'

/** Returns the URL of the main site; undefined if none is configured or if it is this site. */
export function mainSite(domain: string, origin: string): string | undefined {
  if (domain === '') return undefined
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`
  if (!URL.canParse(address) || new URL(address).origin === origin) return undefined
  return address
}

/**
 * Last pathname for which this code decided whether to redirect. Undefined before the first decision; null if the guest
 * left the first page before this code had loaded. It is a variable of the module, because a component would lose it
 * when the error page of the root route replaces the component.
 */
let before: string | null | undefined

/**
 * Redirects a guest to the main site, if one is configured. This happens when the guest comes to the home page from
 * another page of this visit (docs/product/frame.md#addresses). There is no redirect in the installed app. Offline
 * there is none either, because the main site is unreachable and the sign-in state unknown. `hasLeft` is true if the
 * guest left the first page before this code had loaded. The guest may then be on the home page when this code has
 * loaded; this counts as coming from another page. While `data` is missing, the redirect waits for it.
 */
export function useMainDomain(data: RootData | undefined, hasLeft: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (before === undefined) before = hasLeft ? null : pathname
    if (pathname !== '/' || before === '/') {
      before = pathname
      return
    }
    if (!data) return
    before = pathname
    if (data.user || inApp() || !navigator.onLine) return
    const address = mainSite(data.appInfo.app_domain, window.location.origin)
    if (address) window.location.assign(address)
  }, [pathname, data, hasLeft])
}
