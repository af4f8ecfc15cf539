/** `{session_unique}.{itinerary key}`, or two keys for a package, so that a selection needs no session beside it. */
import { SessionUnique } from '#contract/booking.ts'

export interface Product {
  sessionUnique: string
  keys: string[]
}

/** The parts of a product id; undefined for anything that the gateway did not make. */
export function parseProductId(id: string): Product | undefined {
  const [sessionUnique = '', ...keys] = id.split('.')
  if (!SessionUnique.safeParse(sessionUnique).success) return undefined
  if (keys.length < 1 || keys.length > 2 || keys.some((key) => key === '' || key.length > 120)) return undefined
  return { sessionUnique, keys }
}
