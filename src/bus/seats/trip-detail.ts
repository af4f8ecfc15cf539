/** The seats of a trip, loaded once per product id (docs/product/buses.md#seats). */
import { ApiError } from '#api/api-error.ts'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import type { BusDetailReply } from '#contract/bus-results.ts'

export type TripDetail = BusDetailReply['search_item_detail']

/** The detail of a trip; null if it can't be loaded. */
export interface TripAnswer {
  productId: string
  detail: TripDetail | null
  /** Time of the reply in ms since 1970. */
  now: number
}

/**
 * Cache for one page load, only in the browser: on a server it would mix the seats of different travellers and become
 * stale.
 */
const known = new Map<string, TripDetail>()

/** Loads the detail of a trip in a search session; a failure is returned as a value and not cached. */
export async function loadTrip(
  api: Api,
  productId: string,
  sessionUnique: string,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<TripAnswer> {
  const kept = known.get(productId)
  if (kept) return { productId, detail: kept, now }
  try {
    const form = { product_id: productId, selected_seats: [], session_unique: sessionUnique }
    const { search_item_detail: detail } = await busCalls.detail(api, form, { signal })
    if (!import.meta.env.SSR) known.set(productId, detail)
    return { productId, detail, now }
  } catch (error) {
    if (error instanceof ApiError) return { productId, detail: null, now }
    throw error
  }
}

/** Removes a trip from the cache after the gateway refused its seats, so that it is loaded again. */
export function forgetTrip(productId: string): void {
  known.delete(productId)
}
