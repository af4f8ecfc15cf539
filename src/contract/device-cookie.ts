/**
 * The cookie with the device ID. The web tier reads it when it renders pages, so that its API calls and those of the
 * browser count as calls of one device (docs/decisions/0029-one-device.md). The cookie is HttpOnly; the browser's API
 * calls send the ID as a header.
 */
import * as z from 'zod/mini'
import { DeviceId } from '#contract/request-headers.ts'

const oneYear = 31_536_000

/** With https, the prefix `__Host-` prevents other hosts of the domain from setting the cookie. */
const nameOf = (secure: boolean) => (secure ? '__Host-device' : 'device')

/** Path at which the page sends its device ID to the web tier, or receives one. */
export const devicePath = '/document-device/'
/** Device ID that the page sends. It is null if the page has none yet; the page then adopts the ID in the reply. */
export const DeviceOfPage = z.object({ device: z.nullable(DeviceId) })
export const DeviceOfDocuments = z.object({ device: DeviceId })

/** Returns the `Set-Cookie` value that sets the device cookie. */
export const deviceCookie = (device: string, secure: boolean): string =>
  `${nameOf(secure)}=${device}; Max-Age=${oneYear}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Returns the device ID in a Cookie header; null if it is missing or malformed. */
export function readDeviceCookie(cookies: string, secure: boolean): string | null {
  const value = new RegExp(`(?:^|; )${nameOf(secure)}=([^;]*)`).exec(cookies)?.[1]
  const parsed = z.safeParse(DeviceId, value)
  return parsed.success ? parsed.data : null
}
