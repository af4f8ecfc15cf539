/** Product ids of trips: `{session_unique}.{trip key}`. */
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
 * The session and the trip that a product id names; the offer is undefined where it is not among the results of the
 * session now. 400 for ids that the gateway did not make or made for another session, 404 for an unknown session.
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
