import { vi } from 'vitest'

/** Waits until an expectation holds, for a minute at most. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 60_000, interval: 10 })
