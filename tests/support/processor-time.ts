/** Milliseconds of processor time that this process took for `work`: unlike the clock, no matter what else runs. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
