/**
 * Returns the milliseconds of processor time that this process takes for `work`; other processes do not affect the
 * result.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Does a fixed amount of work that measures the machine's speed: sorts numbers and converts them to JSON and back, like
 * a search.
 */
function unitOfWork(): void {
  const numbers = Array.from({ length: 2000 }, (_, index) => ({ id: index, price: (index * 7919) % 2003 }))
  JSON.parse(JSON.stringify(numbers.toSorted((a, b) => a.price - b.price)))
}

/**
 * Returns the processor time of `work` as a multiple of the time of fixed work in the same process, so that one limit
 * fits slow and fast machines.
 */
export async function relativeTime(work: () => unknown): Promise<number> {
  const units = 50
  const measure = () => processorTime(() => Array.from({ length: units }, unitOfWork))
  // The first round is not measured, so that the measured round runs compiled code.
  await measure()
  return (await processorTime(work)) / ((await measure()) / units)
}
