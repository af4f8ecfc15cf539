/** The server's clock; tests inject another. */
export interface Clock {
  now(): Date
  /** Today in Europe/Istanbul, YYYY-MM-DD. */
  today(): string
}

const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' })

/** A clock that reads a source of instants. */
export function clockFrom(now: () => Date): Clock {
  return { now, today: () => istanbul.format(now()) }
}

export const systemClock: Clock = clockFrom(() => new Date())
