import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of lists of itineraries. It limits the number of itineraries in all lists to `most`, not the number
 * of lists, because lists differ in length by a factor of a hundred. The lists that were used least recently are
 * dropped. A list counts as one more than its itineraries, so that the number of empty lists is limited, too.
 */
export const itineraryCache = <Kept extends { ways: readonly unknown[] }>(most: number): LRUCache<string, Kept> =>
  new LRUCache({ maxSize: most, sizeCalculation: ({ ways }) => ways.length + 1 })
