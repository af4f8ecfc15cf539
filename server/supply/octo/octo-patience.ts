/**
 * Time-outs of requests to an OCTO server. If a traveller waits for such a request, it is part of a supplier call,
 * which has a time-out of its own (`supply-patience.ts`). If the OCTO server does not respond, the wait ends no later
 * than the earlier of the two time-outs: that of the request and that of the supplier call.
 */
import type { SupplyPatience } from '#server/supply/supply-patience.ts'

export const octoPatience = {
  /** Time-out of one request for available dates and places, in milliseconds. */
  read: 4000,
  /**
   * Time-out of loading the whole catalogue, in milliseconds. Travellers wait for the loading only if no usable
   * catalogue is cached.
   */
  catalogue: 20_000,
  /** Milliseconds before its deadline at which a search stops waiting and returns the results that it has. */
  searchSpare: 1000,
} as const

/**
 * Returns the time-out in milliseconds for reading the state of a booking once. It is a fraction of the time-out of a
 * hold, because the time-out of a hold covers the request for the hold and may also cover two or more such readings.
 */
export const lookPatienceOf = ({ hold }: Pick<SupplyPatience, 'hold'>): number => hold * 0.22
