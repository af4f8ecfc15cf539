import type { TransferRide } from '#contract/transfer-parts.ts'
import type { TransferItem } from '#contract/transfer-results.ts'

/**
 * Returns the outbound ride with the shortest driving time among the results; undefined if there are no rides. The
 * driving time of a shuttle with stops on the way would be too long for most of the results.
 */
export function fastestRide(results: readonly Pick<TransferItem, 'rides'>[]): TransferRide | undefined {
  return results.flatMap(({ rides: [outbound] }) => outbound ?? []).toSorted((a, b) => a.minutes - b.minutes)[0]
}
