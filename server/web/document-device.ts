/** Gives the browser's JavaScript and its page requests the same device ID (docs/decisions/0029-one-device.md). */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { deviceCookie, DeviceOfPage, readDeviceCookie } from '#contract/device-cookie.ts'
import { byOwnScript } from '#server/web/from-here.ts'

/**
 * Answers with the device ID that API calls and page requests of this browser use from now on, and stores it in the
 * cookie. It is the ID that the page's JavaScript sent, otherwise the ID in the cookie, otherwise a new ID.
 */
export async function alignDevice(c: Context, origin: string): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  if (!byOwnScript(c, origin)) return c.json({ detail: ['cross-site'] }, 403)
  const body = z.safeParse(DeviceOfPage, await c.req.json().catch(() => null))
  if (!body.success) return c.json({ device: ['invalid'] }, 400)
  const secure = origin.startsWith('https:')
  const device = body.data.device ?? readDeviceCookie(c.req.header('Cookie') ?? '', secure) ?? randomUUID()
  c.header('Set-Cookie', deviceCookie(device, secure))
  return c.json({ device })
}
