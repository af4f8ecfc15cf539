/**
 * Creates a Cache in memory with only the features that the service worker's modules use: keys in insertion order, no
 * `Vary`.
 */
export function memoryCache(full = false) {
  const kept = new Map<string, Response>()
  const addressOf = (request: RequestInfo | URL) =>
    typeof request === 'object' && 'url' in request ? request.url : String(request)
  const cache: Cache = {
    add: () => Promise.reject(new Error('not used')),
    addAll: () => Promise.reject(new Error('not used')),
    matchAll: () => Promise.reject(new Error('not used')),
    match: async (request) => kept.get(addressOf(request))?.clone(),
    async put(request, response) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(addressOf(request), response)
    },
    delete: async (request) => kept.delete(addressOf(request)),
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
  }
  return { cache, kept }
}
