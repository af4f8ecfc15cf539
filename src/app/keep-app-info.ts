import { callHeaders } from '#api/call-headers.ts'
import type { UserInfo } from '#contract/user-info.ts'
import { inApp, onAndroid } from '#pwa/native-shell.ts'

const address = '/api/mobile/info/'

/**
 * Requests the app info, for the service worker to keep. It comes before the services of loaders and their storage, and so
 * without the id of the device and the sign-in, on which the reply does not depend.
 */
export function keepAppInfo(userInfo: UserInfo): Promise<Response> {
  const headers = callHeaders({ userInfo, isApp: inApp(), isAndroid: onAndroid() })
  return fetch(address, { headers, credentials: 'omit' })
}

/** Whether the service worker keeps the app info, in any language; false where the browser refuses its caches. */
export const isAppInfoKept = (): Promise<boolean> =>
  caches.match(address, { ignoreVary: true }).then(
    (copy) => copy !== undefined,
    () => false,
  )
