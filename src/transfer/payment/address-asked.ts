import type { LocationKind } from '#contract/transfer-place.ts'

/** Places where the driver, or the shuttle, has a stop of its own. */
const withStop = new Set<LocationKind>(['airport', 'port', 'terminal'])

/**
 * Whether the driver needs an address or the name of a hotel besides the places of the booking. A shuttle (type 1) stops at
 * hotels alone; a backend may send no type. Places without a kind are passed over.
 */
export function asksAddress(
  places: readonly { kind: LocationKind | null }[],
  transferType: number | string | null,
): boolean {
  return places.some(({ kind }) => {
    if (kind === null || withStop.has(kind)) return false
    return transferType !== 1 || kind === 'hotels'
  })
}
