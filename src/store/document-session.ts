/** Synchronises the web tier's token cookie, which identifies the user in requests for documents. */
import * as z from 'zod/mini'
import { DeviceOfDocuments, devicePath } from '#contract/device-cookie.ts'

const Session = z.object({ token: z.nullable(z.string()) })

/**
 * Sends the token to the web tier, which stores it in an HttpOnly cookie for documents, so that server-rendered pages
 * know the user. Resolves to false on failure, which leaves the cookie unchanged.
 */
export async function tellDocuments(token: string | null): Promise<boolean> {
  const answer = await fetch('/document-session/', {
    method: token === null ? 'DELETE' : 'PUT',
    ...(token === null ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) }),
  }).catch(() => null)
  return answer?.ok === true
}

/** Timeout for the device id in ms, short because API calls wait for it. */
const patience = 2000

/**
 * Sends this device's id to the web tier, or requests the id of the documents' cookie. Resolves to the cookie's id
 * afterwards, or to null if the web tier can't be reached.
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

/** The token in the documents' cookie, set by a form posted without scripts; null if there is none or no reply came. */
export async function tokenOfDocuments(): Promise<string | null> {
  try {
    const response = await fetch('/document-session/')
    return z.parse(Session, await response.json()).token
  } catch {
    return null
  }
}
