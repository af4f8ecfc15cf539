/** Key of the fetcher that holds the earlier searches: the chips on home and the airport popup share one answer. */
export const recentKey = 'recent-flight-searches'
