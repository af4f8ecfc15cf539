/**
 * Loads the seats of a trip. The browser caches them under the product ID of the trip until seats of the trip are
 * selected (docs/product/buses.md#seats).
 */
import { ApiError } from '#api/api-error.ts'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import type { BusDetailReply } from '#contract/bus-results.ts'

export type TripDetail = BusDetailReply['search_item_detail']

/** Seats of a trip; `detail` is null if they can't be loaded. */
export interface TripAnswer {
  productId: string
  detail: TripDetail | null
  /** Time at which the seats were requested, in ms since 1970. */
  now: number
}

/**
 * Cache for one page load, in the browser only: on the server it would mix the seats of different travellers and become
 * outdated.
 */
const known = new Map<string, TripDetail>()

/**
 * Returns the seats of a trip from the cache; if the cache does not contain them, loads them in the search session. If
 * the call fails, `detail` is null and nothing is cached.
 */
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

/**
 * Removes the seats of a trip from the cache. This happens before each call that selects seats, so that the seats are
 * loaded again if the gateway refuses the selection.
 */
export function forgetTrip(productId: string): void {
  known.delete(productId)
}
