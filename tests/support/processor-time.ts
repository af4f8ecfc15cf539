/** Milliseconds of processor time that this process took for `work`: unlike the clock, no matter what else runs. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What a machine is compared by: sorts numbers and writes and reads them as text, as a search does. */
function unitOfWork(): void {
  const numbers = Array.from({ length: 2000 }, (_, index) => ({ id: index, price: (index * 7919) % 2003 }))
  JSON.parse(JSON.stringify(numbers.toSorted((a, b) => a.price - b.price)))
}

/**
 * Processor time of `work` as a multiple of that of a fixed piece of work in the same process, so that a limit holds on
 * slow machines as on fast ones.
 */
export async function relativeTime(work: () => unknown): Promise<number> {
  const units = 50
  const measure = () => processorTime(() => Array.from({ length: units }, unitOfWork))
  // The first round compiles it.
  await measure()
  return (await processorTime(work)) / ((await measure()) / units)
}
