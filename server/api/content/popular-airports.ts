import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { SupplyPlace } from '#server/supply/flight/flight-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/**
 * Milliseconds until the supplier is asked for the popular airports again, whether or not it responded to the last
 * request.
 */
const freshFor = 300_000

/**
 * Returns a function that returns the popular airports, which the app offers before a search. They are part of GET
 * /api/mobile/info/, for which every screen waits. So if the function has cached airports, it returns them without
 * waiting for the supplier. If the latest request to the supplier is older than `freshFor`, it also requests new
 * airports in the background. If the supplier fails, the function returns the earlier list or, at the first call, an
 * empty list.
 */
export function popularAirports(
  deps: Pick<GatewayDeps, 'flights' | 'patience' | 'clock' | 'log'>,
): () => Promise<SupplyPlace[]> {
  let known: Promise<SupplyPlace[]> | undefined
  let askedAt = 0
  const look = async (before: SupplyPlace[]): Promise<SupplyPlace[]> =>
    ask(deps.patience.places, (call) => deps.flights.airports.popular(call)).catch((error: unknown) => {
      deps.log.warn('no popular airports', errorDetails(error))
      return before
    })
  return async () => {
    const now = deps.clock.now().getTime()
    if (known && Math.abs(now - askedAt) < freshFor) return known
    askedAt = now
    const before = known && (await known)
    const asked = look(before ?? [])
    if (before) void asked.then((airports) => (known = Promise.resolve(airports)))
    else known = asked
    return before ?? asked
  }
}
