import type { ProductName } from '#contract/products.ts'
import type { GatewayDeps, Supplies } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { ReservationRow } from '#server/reservation/reservation-store.ts'
import type { Reservations } from '#server/supply/reservations.ts'
import { ask, type SupplyCall } from '#server/supply/supply-call.ts'

export type SupplyDeps = Pick<GatewayDeps, 'db' | 'clock' | 'log' | 'products' | 'patience'> & Supplies

/**
 * Calls a product's supplier. Returns 'away' if the call fails or the supplier does not respond in time; it may then be
 * unknown whether the call had an effect. A response that comes later is only logged.
 */
export async function askSupply<Answer>(
  deps: SupplyDeps,
  { product, key }: Pick<ReservationRow, 'key'> & { product: ProductName },
  call: keyof Reservations,
  work: (supply: Reservations, call: SupplyCall) => Promise<Answer>,
): Promise<Answer | 'away'> {
  const supply = deps.products[product].supply(deps)
  const named = { call, product, reservation: key }
  try {
    return await ask(deps.patience[call], (limits) => {
      const answer = work(supply, limits)
      const logLate = () => {
        if (limits.signal.aborted) deps.log.warn('supply answered late', named)
      }
      answer.then(logLate, () => undefined)
      return answer
    })
  } catch (error) {
    deps.log.warn('supply gave no answer', { ...named, ...errorDetails(error) })
    return 'away'
  }
}
