/** Delay in milliseconds before a failed file is requested again; doubles with each attempt. */
const firstPause = 2000

const pass = (pause: number) => new Promise((resolve) => setTimeout(resolve, pause))

/** Calls `fetchCode` until it succeeds, with exponential backoff. */
export async function keepAsking<T>(fetchCode: () => Promise<T>, pause = firstPause): Promise<T> {
  return fetchCode().catch(async () => {
    await pass(pause)
    return keepAsking(fetchCode, pause * 2)
  })
}
