import type { GatewayDeps } from '#server/parts/deps.ts'
import { settleCancellations } from '#server/cancellation/cancel-at-supply.ts'
import { giveUpReserved } from '#server/reservation/give-up.ts'
import { tellPaid } from '#server/reservation/tell-paid.ts'

/**
 * Repeats the requests to which a supplier has not responded: cancellations, changes, and notices that a booking was
 * paid online. The job `reconcile-charges` repeats confirmations of paid bookings.
 */
export async function settleReservations(deps: GatewayDeps): Promise<void> {
  const changes = Object.values(deps.products).map(async ({ changing }) => changing?.settle(deps))
  await Promise.all([settleCancellations(deps), giveUpReserved(deps), tellPaid(deps), ...changes])
}
