/**
 * How long calls to an OCTO server may take. Those that a traveller waits for end with the gateway's call to its supply,
 * too (`supply-patience.ts`).
 */
import type { SupplyPatience } from '#server/supply/supply-patience.ts'

export const octoPatience = {
  /** Milliseconds for one read of dates and places. */
  read: 4000,
  /** Milliseconds for the whole catalogue, which is fetched in the background. */
  catalogue: 20_000,
  /** Milliseconds that the first load of the catalogue is waited for. */
  firstCatalogue: 30_000,
  /** A search answers with the results that it has so many milliseconds before its deadline. */
  searchSpare: 1000,
} as const

/**
 * Milliseconds for asking the state of a booking, which happens once before and once after a hold: a part of the time
 * for a hold.
 */
export const lookPatienceOf = ({ hold }: Pick<SupplyPatience, 'hold'>): number => hold * 0.22
