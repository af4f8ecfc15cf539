import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of lists of itineraries. `most` limits the total number of itineraries in all lists, not the number
 * of lists, because some lists are a hundred times as long as others. The lists that were used least recently are
 * dropped. Each list adds one to the total, so that the number of empty lists is limited, too.
 */
export const itineraryCache = <Kept extends { ways: readonly unknown[] }>(most: number): LRUCache<string, Kept> =>
  new LRUCache({ maxSize: most, sizeCalculation: ({ ways }) => ways.length + 1 })
