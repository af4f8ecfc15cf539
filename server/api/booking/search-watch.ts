/** Builds `Product.watch`: the functions by which price alerts read the stored searches of a product. */
import type { Ends, PlaceLookup } from '#server/api/booking/search-calls.ts'
import type { SearchKind } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { placeNames, type Journey, type Product } from '#server/parts/product.ts'

/** What a product provides for searches that price alerts watch. */
interface Watched<Query> {
  /** Returns the current lowest total of a search in kuruş; null if nothing is on sale. */
  lowestPrice: (deps: GatewayDeps, query: Query) => Promise<number | null>
  /**
   * Returns the title of a search; undefined if the supplier no longer has the places, the activity or the category of
   * the search.
   */
  nameOf: (deps: GatewayDeps, query: Query) => Promise<Journey['name'] | undefined>
}

/**
 * Returns the functions by which price alerts read the stored searches of a product. If a search has a return date, its
 * lowest price is the total for both directions.
 */
export const searchWatch = <Query extends { departureDate: string; returnDate?: string | null }>(
  { parse }: Pick<SearchKind<Query>, 'parse'>,
  { lowestPrice, nameOf }: Watched<Query>,
): Product['watch'] => ({
  lowestPrice: async (deps, query) => lowestPrice(deps, parse(query)),
  async journey(deps, stored) {
    const query = parse(stored)
    const name = await nameOf(deps, query)
    return name && { name, date: query.departureDate, returnDate: query.returnDate ?? null }
  },
})

/** What a product with journeys between two places provides for searches that price alerts watch. */
interface WatchedJourney<Query, Place> extends Pick<Watched<Query>, 'lowestPrice'> {
  lookup: PlaceLookup<GatewayDeps, Place>
  /** Returns a place's name as the title of a search shows it. */
  nameOf: (place: Place) => Journey['name']
}

/**
 * Returns the functions by which price alerts read the stored searches of a product with journeys between two places.
 * The title of a search is 'From – to'.
 */
export const journeyWatch = <Query extends Ends<number> & { departureDate: string; returnDate?: string | null }, Place>(
  kind: SearchKind<Query>,
  { lookup, lowestPrice, nameOf }: WatchedJourney<Query, Place>,
): Product['watch'] =>
  searchWatch(kind, {
    lowestPrice,
    async nameOf(deps, query) {
      const ends = await lookup.endsOf(deps, query)
      return ends && placeNames(nameOf(ends.from), nameOf(ends.to))
    },
  })
