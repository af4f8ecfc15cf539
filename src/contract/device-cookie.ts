/**
 * The device's id on its way between the page and the documents that the server renders: both are one device
 * (docs/decisions/0029-one-device.md). The cookie is HttpOnly; calls of a page name the device in their header.
 */
import * as z from 'zod/mini'
import { DeviceId } from '#contract/headers.ts'

const oneYear = 31_536_000

/** Where it is secure, the prefix keeps other hosts of the domain from setting it. */
const nameOf = (secure: boolean) => (secure ? '__Host-device' : 'device')

/** Where a page tells documents its device's id, or is told theirs. */
export const devicePath = '/document-device/'
/** Null where the page has no id yet, and takes that of the answer. */
export const DeviceOfPage = z.object({ device: z.nullable(DeviceId) })
export const DeviceOfDocuments = z.object({ device: DeviceId })

/** The cookie as `Set-Cookie` takes it. */
export const deviceCookie = (device: string, secure: boolean): string =>
  `${nameOf(secure)}=${device}; Max-Age=${oneYear}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The device of a Cookie header; null where it has none or something that can't be one. */
export function readDeviceCookie(cookies: string, secure: boolean): string | null {
  const value = new RegExp(`(?:^|; )${nameOf(secure)}=([^;]*)`).exec(cookies)?.[1]
  const parsed = z.safeParse(DeviceId, value)
  return parsed.success ? parsed.data : null
}
