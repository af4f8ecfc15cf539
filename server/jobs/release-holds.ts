import type { GatewayDeps } from '#server/api/deps.ts'
import { releaseExpiredHolds } from '#server/api/flight/seat-holds.ts'

/** Lets go of every hold that ran out. Returns how many. */
export async function releaseHolds({ db, clock, log }: Pick<GatewayDeps, 'db' | 'clock' | 'log'>): Promise<number> {
  let total = 0
  for (;;) {
    const released = await releaseExpiredHolds(db.orm, clock.now())
    total += released
    if (released === 0) break
  }
  if (total > 0) log.info('holds released', { count: total })
  return total
}
