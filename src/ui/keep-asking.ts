/** Milliseconds until a file that could not be fetched is asked for again; twice as long each further time. */
const firstPause = 2000

const pass = (pause: number) => new Promise((resolve) => setTimeout(resolve, pause))

/** The code that `fetchCode` fetches, however often it has to be asked for. */
export async function keepAsking<T>(fetchCode: () => Promise<T>, pause = firstPause): Promise<T> {
  return fetchCode().catch(async () => {
    await pass(pause)
    return keepAsking(fetchCode, pause * 2)
  })
}
