import type { TransferRide } from '#contract/transfer-parts.ts'
import type { TransferItem } from '#contract/transfer-results.ts'

/**
 * Returns the outbound ride with the shortest driving time among the results; undefined if there are no rides. Its
 * driving time stands above the results, for the route: that of a shuttle with stops on the way would be longer than
 * most vehicles take.
 */
export function fastestRide(results: readonly Pick<TransferItem, 'rides'>[]): TransferRide | undefined {
  return results.flatMap(({ rides: [outbound] }) => outbound ?? []).toSorted((a, b) => a.minutes - b.minutes)[0]
}
