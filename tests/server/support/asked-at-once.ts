/** How many calls to a supply are under way at once. */
type Work = (...given: never[]) => Promise<unknown>

/** `work`, which answers after a while; `most` is how many of its calls were under way at once. */
export function countAtOnce<Given extends Work>(work: Given, milliseconds = 20): Given & { most: number } {
  let running = 0
  const counted = Object.assign(
    async (...given: Parameters<Given>) => {
      running++
      counted.most = Math.max(counted.most, running)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      running--
      return work(...given)
    },
    { most: 0 },
  )
  return counted as unknown as Given & { most: number }
}
