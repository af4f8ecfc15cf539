import { callHeaders } from '#api/call-headers.ts'
import type { UserInfo } from '#contract/user-info.ts'
import { inApp, onAndroid } from '#pwa/native-shell.ts'

const address = '/api/mobile/info/'

/**
 * Requests the app info, so that the service worker caches it. The request may be sent before the API client and the
 * storage have loaded, so it has neither device ID nor sign-in; the reply does not depend on them.
 */
export function keepAppInfo(userInfo: UserInfo): Promise<Response> {
  const headers = callHeaders({ userInfo, isApp: inApp(), isAndroid: onAndroid() })
  return fetch(address, { headers, credentials: 'omit' })
}

/**
 * Resolves to whether the service worker has cached the app info in any language. Resolves to false if the browser
 * denies access to its caches.
 */
export const isAppInfoKept = (): Promise<boolean> =>
  caches.match(address, { ignoreVary: true }).then(
    (copy) => copy !== undefined,
    () => false,
  )
