/**
 * Time-outs of calls to an OCTO server. A traveller's wait for a call also ends with the time-out of the gateway's call
 * to its supplier (`supply-patience.ts`).
 */
import type { SupplyPatience } from '#server/supply/supply-patience.ts'

export const octoPatience = {
  /** Time-out of one request for available dates and places, in milliseconds. */
  read: 4000,
  /** Time-out of loading the whole catalogue, in milliseconds. The cached catalogue is refreshed in the background. */
  catalogue: 20_000,
  /**
   * Time-out in milliseconds of the call that loads the catalogue when the gateway starts. The start does not wait for
   * this call.
   */
  firstCatalogue: 30_000,
  /** Milliseconds before its deadline at which a search stops waiting and returns the results that it has. */
  searchSpare: 1000,
} as const

/**
 * Returns the time-out in milliseconds for reading the state of a booking. It is a fraction of the time-out of a hold,
 * because a hold may read the state twice or more often in addition to its own call.
 */
export const lookPatienceOf = ({ hold }: Pick<SupplyPatience, 'hold'>): number => hold * 0.22
