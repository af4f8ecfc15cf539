/**
 * Synchronises the sign-in token and the device ID with the web tier's cookies, which identify user and device in page
 * requests.
 */
import * as z from 'zod/mini'
import { DeviceOfDocuments, devicePath } from '#contract/device-cookie.ts'

const Session = z.object({ token: z.nullable(z.string()) })

/**
 * Timeout in ms of the requests that send the sign-in token to the web tier, or ask for the token in the web tier's
 * cookie. If the web tier does not receive a new token, the token is sent again when the next page starts.
 */
const tokenPatience = 5000

/**
 * Sends the sign-in token to the web tier, which stores it in an HttpOnly cookie, so that server-rendered pages know
 * the user. If `token` is null, the web tier deletes that cookie and sets a new device ID. Resolves to false if the web
 * tier does not confirm the change.
 */
export async function tellDocuments(token: string | null): Promise<boolean> {
  const answer = await fetch('/document-session/', {
    method: token === null ? 'DELETE' : 'PUT',
    signal: AbortSignal.timeout(tokenPatience),
    ...(token === null ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) }),
  }).catch(() => null)
  return answer?.ok === true
}

/** Timeout of the device ID request in ms. It is short, because API calls wait for the device ID. */
const patience = 2000

/**
 * Sends this device's ID to the web tier or, if `device` is null, asks for the ID in the web tier's cookie. Resolves to
 * the ID that the cookie then has, or to null if the web tier can't be reached.
 */
export async function alignWithDocuments(device: string | null): Promise<string | null> {
  try {
    const response = await fetch(devicePath, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ device }),
      signal: AbortSignal.timeout(patience),
    })
    return z.parse(DeviceOfDocuments, await response.json()).device
  } catch {
    return null
  }
}

/**
 * Asks the web tier for the sign-in token in its cookie. If the sign-in form was posted without JavaScript, the token
 * is only there. Resolves to null if the cookie has no token or the request fails.
 */
export async function tokenOfDocuments(): Promise<string | null> {
  try {
    const response = await fetch('/document-session/', { signal: AbortSignal.timeout(tokenPatience) })
    return z.parse(Session, await response.json()).token
  } catch {
    return null
  }
}
