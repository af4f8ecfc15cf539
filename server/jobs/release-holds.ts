import { releaseExpiredHolds } from '#server/reservation/holds.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/**
 * Releases all expired holds and returns their number. Skips bookings that another transaction has locked, or whose
 * ticket is being issued.
 */
export async function releaseHolds(deps: Pick<GatewayDeps, 'db' | 'clock' | 'log' | 'products'>): Promise<number> {
  let total = 0
  for (;;) {
    const released = await releaseExpiredHolds(deps)
    total += released
    if (released === 0) break
  }
  if (total > 0) deps.log.info('holds released', { count: total })
  return total
}
