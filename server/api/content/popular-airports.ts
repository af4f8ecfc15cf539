import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { SupplyAirport } from '#server/supply/flight-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/** Milliseconds for which what was answered, or that there was no answer, is not asked about again. */
const freshFor = 300_000

/**
 * Airports to choose from at once. Every screen begins with them, so they are asked for beside it once they are known;
 * the app starts without them where the supply gives no answer.
 */
export function popularAirports(
  deps: Pick<GatewayDeps, 'flights' | 'patience' | 'clock' | 'log'>,
): () => Promise<SupplyAirport[]> {
  let known: Promise<SupplyAirport[]> | undefined
  let askedAt = 0
  const look = async (before: SupplyAirport[]): Promise<SupplyAirport[]> =>
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
