import { plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'

/** The server's clock; tests inject another clock. */
export interface Clock {
  now(): Date
  /** Returns today's date in Türkiye as YYYY-MM-DD. */
  today(): string
}

/** Creates a clock that reads the current instant from `now`. */
export function clockFrom(now: () => Date): Clock {
  return { now, today: () => plainDate(todayInTurkey(now())) }
}

export const systemClock: Clock = clockFrom(() => new Date())
