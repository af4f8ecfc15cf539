import type { LocationKind } from '#contract/transfer-place.ts'

/** Kinds of locations at which drivers and shuttles have a fixed stop, so that no address is needed. */
const withStop: ReadonlySet<LocationKind> = new Set(['airport', 'port', 'terminal'])

/**
 * Whether the driver needs a postal address or the name of a hotel in addition to the booked locations. For a shuttle,
 * this is only the case if a location is of the kind `hotels`. Locations without a kind are ignored.
 */
export function asksAddress(places: readonly { kind: LocationKind | null }[], isShared: boolean): boolean {
  return places.some(({ kind }) => {
    if (kind === null || withStop.has(kind)) return false
    return !isShared || kind === 'hotels'
  })
}
