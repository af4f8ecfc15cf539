import type { LocationKind } from '#contract/transfer-place.ts'

/** Places where the driver, or the shuttle, has a stop of its own. */
const withStop: ReadonlySet<LocationKind> = new Set(['airport', 'port', 'terminal'])

/**
 * Whether the driver needs an address or the name of a hotel besides the places of the booking. A shuttle stops at hotels
 * alone. Places without a kind are passed over.
 */
export function asksAddress(places: readonly { kind: LocationKind | null }[], isShared: boolean): boolean {
  return places.some(({ kind }) => {
    if (kind === null || withStop.has(kind)) return false
    return !isShared || kind === 'hotels'
  })
}
