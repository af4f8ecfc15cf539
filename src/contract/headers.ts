/**
 * Request headers of every API call (docs/product/frame.md#headers), under the names that app and gateway share.
 */
import { userInfoHeader } from '#contract/user-info.ts'

export const headerNames = {
  appVersion: 'X-App-Version',
  isApp: 'X-Is-App',
  isAndroid: 'X-Is-Android',
  deviceId: 'X-Device-Id',
  userInfo: userInfoHeader,
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
} as const

/** Header with which the service worker marks a cached reply, which must not count as a sign of connectivity. */
export const fromCacheHeader = 'X-From-Cache'

/** Version of the app in headers and app info (docs/product/frame.md#headers). */
export const appVersion = '1.0.0'
