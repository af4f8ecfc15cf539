/**
 * Milliseconds before a file that could not be fetched is requested again. The delay doubles with each attempt, up to
 * `longestPause`.
 */
const firstPause = 2000
const longestPause = 16_000

/**
 * Waits for `pause` milliseconds, or until the network is back if that is earlier. Resolves to the delay to use if the
 * next attempt fails too.
 */
const pass = (pause: number) =>
  new Promise<number>((resolve) => {
    const end = (next: number) => {
      clearTimeout(timer)
      window.removeEventListener('online', backOnline)
      resolve(next)
    }
    const backOnline = () => end(firstPause)
    const timer = setTimeout(() => end(Math.min(pause * 2, longestPause)), pause)
    window.addEventListener('online', backOnline)
  })

/** Calls `fetchCode` until it succeeds, with growing delays, and at once when the network is back. */
export async function keepAsking<T>(fetchCode: () => Promise<T>, pause = firstPause): Promise<T> {
  return fetchCode().catch(async () => keepAsking(fetchCode, await pass(pause)))
}
