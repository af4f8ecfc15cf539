/**
 * Builds the headers of all API calls (docs/product/frame.md#headers). It is separate from `client.ts`, so that code
 * can build headers without loading the schema library.
 */
import { appVersion, headerNames } from '#contract/headers.ts'
import { formatUserInfo, type UserInfo } from '#contract/user-info.ts'

/**
 * Data for the headers of a call: the traveller's sign-in token and settings, and the device. The API client requests
 * this data for each call, so that a new sign-in applies to the next call.
 */
export interface Caller {
  token: string | null
  deviceId: string
  userInfo: UserInfo
  isApp: boolean
  isAndroid: boolean
}

/** Returns the request headers of a call. Device ID and token are left out if `caller` has none. */
export function callHeaders(
  caller: Omit<Caller, 'token' | 'deviceId'> & Partial<Caller>,
  idempotencyKey?: string,
): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    [headerNames.appVersion]: appVersion,
    [headerNames.isApp]: String(caller.isApp),
    [headerNames.isAndroid]: String(caller.isAndroid),
    [headerNames.userInfo]: formatUserInfo(caller.userInfo),
  })
  if (caller.deviceId !== undefined) headers.set(headerNames.deviceId, caller.deviceId)
  if (caller.token) headers.set(headerNames.authorization, `Token ${caller.token}`)
  if (idempotencyKey) headers.set(headerNames.idempotencyKey, idempotencyKey)
  return headers
}
