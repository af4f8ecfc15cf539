import type { ProductName } from '#contract/products.ts'
import type { GatewayDeps, Supplies } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { ReservationRow } from '#server/reservation/reservation-store.ts'
import type { Reservations } from '#server/supply/reservations.ts'
import { ask, type SupplyCall } from '#server/supply/supply-call.ts'

export type SupplyDeps = Pick<GatewayDeps, 'db' | 'clock' | 'log' | 'products' | 'patience'> & Supplies

/**
 * Calls a product's supply; returns 'away' if the supply does not answer, so that the effect of the call is unknown.
 */
export async function askSupply<Answer>(
  deps: SupplyDeps,
  { product, key }: Pick<ReservationRow, 'key'> & { product: ProductName },
  call: keyof Reservations,
  work: (supply: Reservations, call: SupplyCall) => Promise<Answer>,
): Promise<Answer | 'away'> {
  const supply = deps.products[product].supply(deps)
  try {
    return await ask(deps.patience[call], (limits) => work(supply, limits))
  } catch (error) {
    deps.log.warn('supply gave no answer', { call, product, reservation: key, ...errorDetails(error) })
    return 'away'
  }
}
