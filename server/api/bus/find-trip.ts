/** Product IDs of trips: `{session_unique}.{trip key}`. */
import { ApiFailure } from '#server/http/api-error.ts'
import { findSession } from '#server/api/booking/search-sessions.ts'
import { busOffers } from '#server/api/bus/results.ts'
import { busSearches, type BusSession } from '#server/api/bus/search-query.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { ruleMessage } from '#server/text/messages.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { BusTripOffer } from '#server/supply/bus-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/**
 * The session and the trip of a product ID; the offer is undefined if the trip is not among the session's current
 * results. Throws a 400 for malformed IDs and those of another session, a 404 for an unknown session.
 */
export async function findTrip(
  deps: GatewayDeps,
  c: ApiContext,
  { product_id: id, session_unique: sessionUnique }: { product_id: string; session_unique: string },
): Promise<{ session: BusSession; offer: BusTripOffer | undefined }> {
  const [own, key, rest] = id.split('.')
  if (own !== sessionUnique || !key || rest !== undefined)
    throw new ApiFailure(400, { product_id: [ruleMessage('invalid', languageOf(c)) ?? ''] })
  const session = await findSession(deps, c, sessionUnique, busSearches)
  if (session.expired) return { session, offer: undefined }
  const listed = await busOffers(deps, session.query)
  if (!listed.some(({ trip }) => trip.key === key)) return { session, offer: undefined }
  const { buses, clock, patience } = deps
  return { session, offer: await ask(patience.offer, (call) => buses.offer(key, clock.now(), call)) }
}
