/**
 * Parses the product IDs of flights: `{session_unique}.{itinerary key}`, or `{session_unique}.{itinerary
 * key}.{itinerary key}` for a package. The ID contains the session's key, so a selection needs no other field for it.
 */
import { SessionUnique } from '#contract/booking.ts'

export interface FlightProductId {
  sessionUnique: string
  keys: string[]
}

/** Returns the parts of a product ID; undefined if it is malformed. */
export function parseProductId(id: string): FlightProductId | undefined {
  const [sessionUnique = '', ...keys] = id.split('.')
  if (!SessionUnique.safeParse(sessionUnique).success) return undefined
  if (keys.length < 1 || keys.length > 2 || keys.some((key) => key === '' || key.length > 120)) return undefined
  return { sessionUnique, keys }
}
