import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of lists of itineraries, which drops the least recently used lists. `most` limits the total number of
 * itineraries, because some lists are a hundred times as long as others. A list counts as one itinerary more than it
 * contains, so that the number of empty lists is limited, too.
 */
export const itineraryCache = <Kept extends { ways: readonly unknown[] }>(most: number): LRUCache<string, Kept> =>
  new LRUCache({ maxSize: most, sizeCalculation: ({ ways }) => ways.length + 1 })
