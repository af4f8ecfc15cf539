import type { GatewayDeps } from '#server/parts/deps.ts'
import { settleCancellations } from '#server/cancellation/cancel-at-supply.ts'
import { giveUpReserved } from '#server/reservation/give-up.ts'
import { tellPaid } from '#server/reservation/tell-paid.ts'

/**
 * Repeats cancellations, payment notices and changes to which a supplier has not responded. Confirmations of paid
 * bookings are repeated by `reconcileCharges`.
 */
export async function settleReservations(deps: GatewayDeps): Promise<void> {
  const changes = Object.values(deps.products).map(async ({ changing }) => changing?.settle(deps))
  await Promise.all([settleCancellations(deps), giveUpReserved(deps), tellPaid(deps), ...changes])
}
