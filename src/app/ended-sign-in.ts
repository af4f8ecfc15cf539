/** Reloads a page whose sign-in was ended on another device, because the page still shows the user. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isPaymentPath } from '#pwa/other-tabs.ts'

let ended = false

/** Records that the gateway has rejected the sign-in of this page. */
export function markSignInEnded(): void {
  ended = true
}

/**
 * After `markSignInEnded`, reloads the page once a navigation has led to any screen other than payment. An earlier
 * reload would discard what the traveller has typed.
 */
export function useReloadAfterSignInEnded(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    if (ended && !isPaymentPath(pathname)) window.location.reload()
  }, [key, pathname])
}
