/**
 * Request headers of every API call (docs/product/frame.md#headers). The spec describes their content but not their
 * names; these names are shared by app and gateway.
 */
import * as z from 'zod/mini'

export const headerNames = {
  appVersion: 'X-App-Version',
  isApp: 'X-Is-App',
  isAndroid: 'X-Is-Android',
  deviceId: 'X-Device-Id',
  userInfo: 'X-User-Info',
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
} as const

/** Header with which the service worker marks a cached reply, which must not count as a sign of connectivity. */
export const fromCacheHeader = 'X-From-Cache'

/** Version of the app in headers and app info (docs/product/frame.md#headers). */
export const appVersion = '1.0.0'

/** The random id of a device, in its header and its cookie. */
export const DeviceId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))

const flag = z.enum(['true', 'false'])

/** Request headers by lower-case name. Absent ones are allowed; malformed ones are a 400. */
export const RequestHeaders = z.object({
  'x-app-version': z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))),
  'x-is-app': z.optional(flag),
  'x-is-android': z.optional(flag),
  'x-device-id': z.optional(DeviceId),
  /** language|country|currency, for example tr|TR|TRY. */
  'x-user-info': z.optional(z.string().check(z.regex(/^[a-z]{2}\|[A-Z]{2}\|[A-Z]{3}$/))),
  authorization: z.optional(z.string().check(z.regex(/^Token [A-Za-z0-9_-]{20,200}$/))),
  'idempotency-key': z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
})
export type RequestHeaders = z.infer<typeof RequestHeaders>

/** Language, country and currency of the user info header. */
export interface UserInfo {
  language: string
  country: string
  currency: string
}

/** Defaults of docs/product/frame.md#headers: Turkish, Turkey, Turkish lira. */
export const defaultUserInfo: UserInfo = { language: 'tr', country: 'TR', currency: 'TRY' }

export function formatUserInfo({ language, country, currency }: UserInfo): string {
  return `${language}|${country}|${currency}`
}

/** Parses a user info header; returns the defaults if it is absent. */
export function parseUserInfo(header: string | undefined): UserInfo {
  const [language, country, currency] = (header ?? '').split('|')
  if (!language || !country || !currency) return defaultUserInfo
  return { language, country, currency }
}
