import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of lists of itineraries. It keeps at most `most` itineraries in all, those used last, because lists
 * differ in length by a factor of a hundred. A list counts as one more than its itineraries, so that empty lists are
 * limited, too.
 */
export const itineraryCache = <Kept extends { ways: readonly unknown[] }>(most: number): LRUCache<string, Kept> =>
  new LRUCache({ maxSize: most, sizeCalculation: ({ ways }) => ways.length + 1 })
