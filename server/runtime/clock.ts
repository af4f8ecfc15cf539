import { plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'

/** The server's clock; tests inject another. */
export interface Clock {
  now(): Date
  /** Today in Turkey, YYYY-MM-DD. */
  today(): string
}

/** A clock that reads a source of instants. */
export function clockFrom(now: () => Date): Clock {
  return { now, today: () => plainDate(todayInTurkey(now())) }
}

export const systemClock: Clock = clockFrom(() => new Date())
