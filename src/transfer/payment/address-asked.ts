import type { LocationKind } from '#contract/transfer-place.ts'

/** Kinds of places with a fixed stop for drivers and shuttles. */
const withStop: ReadonlySet<LocationKind> = new Set(['airport', 'port', 'terminal'])

/**
 * Whether the driver needs an address or the name of a hotel besides the places of the booking. For a shuttle, only
 * places of the kind `hotels` need one. Places without a kind are ignored.
 */
export function asksAddress(places: readonly { kind: LocationKind | null }[], isShared: boolean): boolean {
  return places.some(({ kind }) => {
    if (kind === null || withStop.has(kind)) return false
    return !isShared || kind === 'hotels'
  })
}
