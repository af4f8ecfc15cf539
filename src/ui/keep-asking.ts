/** Delay in milliseconds before a failed file is requested again; doubles with each attempt. */
const firstPause = 2000

/** Resolves to the next delay after `pause` milliseconds, or as soon as the network is back. */
const pass = (pause: number) =>
  new Promise<number>((resolve) => {
    const end = (next: number) => {
      clearTimeout(timer)
      window.removeEventListener('online', backOnline)
      resolve(next)
    }
    const backOnline = () => end(firstPause)
    const timer = setTimeout(() => end(pause * 2), pause)
    window.addEventListener('online', backOnline)
  })

/** Calls `fetchCode` until it succeeds, with exponential backoff, and at once when the network is back. */
export async function keepAsking<T>(fetchCode: () => Promise<T>, pause = firstPause): Promise<T> {
  return fetchCode().catch(async () => keepAsking(fetchCode, await pass(pause)))
}
