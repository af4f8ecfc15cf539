/** Finds the supplier's current offer of a trip, by the key of the trip or by the ID of a search result. */
import { productKey } from '#server/api/booking/product-key.ts'
import { findSession } from '#server/api/booking/search-sessions.ts'
import { busOffers } from '#server/api/bus/results.ts'
import { busSearches, type BusSession } from '#server/api/bus/search-query.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { giveUpOwn } from '#server/reservation/give-up.ts'
import type { ApiContext } from '#server/http/request-context.ts'
import type { BusTripOffer } from '#server/supply/bus/bus-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/** Returns the supplier's current offer of a trip, whether or not it is on sale; undefined if the trip is gone. */
export const currentOffer = (
  { buses, clock, patience }: Pick<GatewayDeps, 'buses' | 'clock' | 'patience'>,
  tripKey: string,
): Promise<BusTripOffer | undefined> => ask(patience.offer, (call) => buses.offer(tripKey, clock.now(), call))

/**
 * Returns the search session, and the supplier's current offer of the trip that `product_id` names. `product_id`
 * consists of the session's key and the trip's key. The offer is undefined if the session has expired or its current
 * results do not contain the trip. Throws a 400 for a malformed `product_id`, and for one whose
 * session is not `session_unique`. Throws a 404 for an unknown session.
 */
export async function findTrip(
  deps: GatewayDeps,
  c: ApiContext,
  form: { product_id: string; session_unique: string },
): Promise<{ session: BusSession; offer: BusTripOffer | undefined }> {
  const key = productKey(c, form)
  const session = await findSession(deps, c, form.session_unique, busSearches)
  if (session.expired) return { session, offer: undefined }
  const listed = await busOffers(deps, session.query)
  if (!listed.some(({ trip }) => trip.key === key)) return { session, offer: undefined }
  // A supplier with its own seat inventory may still report seats as taken that the traveller has just released. So the
  // gateway asks the supplier to cancel the traveller's abandoned reservations, and only then requests the trip's
  // offer.
  if (deps.buses.hasOwnInventory) await giveUpOwn(deps, { product: 'bus', ...session.traveller })
  return { session, offer: await currentOffer(deps, key) }
}
