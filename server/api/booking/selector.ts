/**
 * Builds a `Selector`, which describes a request to select an offer: the search session, the traveller, the language,
 * and a hash of the client's IP network.
 */
import type { SearchSession } from '#server/api/booking/search-sessions.ts'
import type { Selector } from '#server/api/booking/store-selection.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { travellerOf } from '#server/http/traveller.ts'
import { hashedNetwork } from '#server/middleware/rate-limit.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

export const selectorOf = <Session extends SearchSession>(
  deps: GatewayDeps,
  c: ApiContext,
  session: Session,
): Selector & { session: Session } => ({
  session,
  language: languageOf(c),
  traveller: travellerOf(c),
  network: hashedNetwork(deps, c),
})
