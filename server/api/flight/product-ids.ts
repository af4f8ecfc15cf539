/**
 * Parses the product IDs of flights. Their format is `{session_unique}.{itinerary key}`. For a round trip that is sold
 * as one package, the format is `{session_unique}.{outbound itinerary key}.{return itinerary key}`. `session_unique` is
 * the key of the search session, so a request to select flights needs no other field for the search session.
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
