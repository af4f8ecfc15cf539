import { callHeaders } from '#api/call-headers.ts'
import type { UserInfo } from '#contract/user-info.ts'
import { inApp, onAndroid } from '#pwa/native-shell.ts'

/**
 * Requests the app info, for the service worker to keep. It comes before the services of loaders and their storage, and so
 * without the id of the device and the sign-in, on which the reply does not depend.
 */
export function keepAppInfo(userInfo: UserInfo): Promise<Response> {
  const headers = callHeaders({ userInfo, isApp: inApp(), isAndroid: onAndroid() })
  return fetch('/api/mobile/info/', { headers, credentials: 'omit' })
}
