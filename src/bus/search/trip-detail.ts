/** The seats of a trip, asked for once per product (docs/product/buses.md#seats). */
import { ApiError } from '#api/api-error.ts'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import type { BusDetailReply } from '#contract/bus-results.ts'

export type TripDetail = BusDetailReply['search_item_detail']

/** The detail of a trip; null where it can't be had now. */
export interface TripAnswer {
  productId: string
  detail: TripDetail | null
  /** When this was answered, in ms since 1970. */
  now: number
}

/**
 * For the life of the page, in the browser alone: on a server it would show one traveller's seats to another, and stale
 * ones.
 */
const known = new Map<string, TripDetail>()

/** The detail of a trip of a search session; a failure is an answer, and asked again the next time. */
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

/** Seats that the gateway refused are not those that were shown: the trip is asked for anew. */
export function forgetTrip(productId: string): void {
  known.delete(productId)
}
