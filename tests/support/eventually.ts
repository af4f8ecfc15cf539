import { vi } from 'vitest'

/** Waits until an expectation holds: a minute at most, for slow machines, and no longer than it has to. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 60_000, interval: 10 })
