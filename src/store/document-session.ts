/** The page's side of the web tier's token cookie, by which documents know the traveller. */
import * as z from 'zod/mini'
import { DeviceOfDocuments, devicePath } from '#contract/device-cookie.ts'

const Session = z.object({ token: z.nullable(z.string()) })

/**
 * Hands the token to the web tier, which keeps it in an HttpOnly cookie for documents alone, so that pages rendered on
 * the server know the traveller. False where it could not be told, and they go on as they were.
 */
export async function tellDocuments(token: string | null): Promise<boolean> {
  const answer = await fetch('/document-session/', {
    method: token === null ? 'DELETE' : 'PUT',
    ...(token === null ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) }),
  }).catch(() => null)
  return answer?.ok === true
}

/** Longest wait for the device's id, in ms, as calls wait for it: a network that gives no answer must not stop them for long. */
const patience = 2000

/** Hands documents this device's id, or asks for theirs; answers what they have from now on, null where they can't be asked. */
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

/** The token that a form sent without scripts left in the cookie; null where there is none or no answer. */
export async function tokenOfDocuments(): Promise<string | null> {
  try {
    const response = await fetch('/document-session/')
    return z.parse(Session, await response.json()).token
  } catch {
    return null
  }
}
