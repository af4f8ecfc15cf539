import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '#api/root-data.ts'
import { inApp } from '#pwa/native-shell.ts'

/** The main site's address; undefined where none is configured, or where it is this very site. */
export function mainSite(domain: string, origin: string): string | undefined {
  if (domain === '') return undefined
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`
  if (!URL.canParse(address) || new URL(address).origin === origin) return undefined
  return address
}

/**
 * In a browser, a guest who comes back to home after the first load is sent to the main site, where one is configured
 * (docs/product/frame.md#addresses). Without a network nobody is: it can't be reached, and who is signed in is not
 * known.
 */
export function useMainDomain(data: RootData | undefined): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const cameBack = pathname === '/' && before.current !== '/'
    before.current = pathname
    if (!cameBack || !data || data.user || inApp() || !navigator.onLine) return
    const address = mainSite(data.appInfo.app_domain, window.location.origin)
    if (address) window.location.assign(address)
  }, [pathname, data])
}
