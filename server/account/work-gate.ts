/** Thrown instead of queueing more work than can be done in good time. */
export class GateBusy extends Error {
  override name = 'GateBusy'
}

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `atOnce` pieces of work run and `waiting` more wait, in their order; refuses the next one with `GateBusy`. */
export function createGate(atOnce: number, waiting: number): Gate {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else {
      if (queue.length >= waiting) throw new GateBusy()
      // Whoever ends hands their place to the first in the queue, so the count stays.
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
