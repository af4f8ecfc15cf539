/** Describes who makes a request: the account, unless it is a guest, and the device. */
import { headerNames } from '#contract/headers.ts'
import type { ApiContext } from '#server/http/request-context.ts'
import { sha256 } from '#server/db/random-token.ts'

export interface Traveller {
  /** ID of the signed-in user; null for a guest. */
  userId: number | null
  /** Hash of the device's ID; null if the request names no device. */
  device: string | null
}

/**
 * Stands for a person of whom neither account nor device is known, such as the reader of a forwarded e-mail. No booking
 * belongs to this person.
 */
export const anybody: Traveller = { userId: null, device: null }

export function travellerOf(c: ApiContext): Traveller {
  const device = c.req.header(headerNames.deviceId)
  return { userId: c.get('user')?.id ?? null, device: device ? sha256(device) : null }
}
