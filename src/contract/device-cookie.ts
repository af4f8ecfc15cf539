/**
 * The cookie that shares the device id between the page and server-rendered documents, so that both count as one device
 * (docs/decisions/0029-one-device.md). The cookie is HttpOnly; API calls of the page send the id as a header.
 */
import * as z from 'zod/mini'
import { DeviceId } from '#contract/request-headers.ts'

const oneYear = 31_536_000

/** With https the `__Host-` prefix prevents other hosts of the domain from setting the cookie. */
const nameOf = (secure: boolean) => (secure ? '__Host-device' : 'device')

/** Path at which the page sends its device id to the web tier, or receives one. */
export const devicePath = '/document-device/'
/** Device id of the page; null if it has none yet and adopts the one in the reply. */
export const DeviceOfPage = z.object({ device: z.nullable(DeviceId) })
export const DeviceOfDocuments = z.object({ device: DeviceId })

/** The device cookie as a `Set-Cookie` value. */
export const deviceCookie = (device: string, secure: boolean): string =>
  `${nameOf(secure)}=${device}; Max-Age=${oneYear}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The device id in a Cookie header; null if missing or malformed. */
export function readDeviceCookie(cookies: string, secure: boolean): string | null {
  const value = new RegExp(`(?:^|; )${nameOf(secure)}=([^;]*)`).exec(cookies)?.[1]
  const parsed = z.safeParse(DeviceId, value)
  return parsed.success ? parsed.data : null
}
