/**
 * Names of the request headers of API calls. The app sends them, and the gateway validates them
 * (docs/product/frame.md#headers).
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

/**
 * Header with which the service worker marks a reply from its cache, so that such a reply does not count as a sign of a
 * network connection.
 */
export const fromCacheHeader = 'X-From-Cache'

/** Version of the app in request headers and app info (docs/product/frame.md#headers). */
export const appVersion = '1.0.0'
