/**
 * How long calls to an OCTO server may take. Those that a traveller waits for end with the gateway's call to its supply,
 * too (`supply-patience.ts`).
 */
export const octoPatience = {
  /** Milliseconds for one read of dates and places. */
  read: 4000,
  /** Milliseconds for the whole catalogue, which is fetched in the background. */
  catalogue: 20_000,
  /** Milliseconds that the first load of the catalogue is waited for. */
  firstCatalogue: 30_000,
  /** A search answers with the results that it has so many milliseconds before its deadline. */
  searchSpare: 1000,
  /** The part of the time for a hold in which the state of its booking is asked for, once before and once after it. */
  lookShare: 0.22,
} as const
