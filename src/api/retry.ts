/** Decides whether a failed GET is retried, and after which delay. */

/** The parts of a failed reply that decide about a retry; `status` is 0 if no reply came. */
interface FailedAnswer {
  status: number
  retryAfter: string | null
  /** The reply's Date header, against which a Retry-After date is computed, because the device's clock may be wrong. */
  date: string | null
}

/** Longest delay before a retry, in milliseconds. */
const longestWait = 3000
const shortestWait = 400

/** Statuses of transient failures: no reply, or an overloaded or restarting gateway. Other failures would repeat. */
const passing: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504])

/** Milliseconds to wait before the single retry of a GET; null if it should not be retried. `random` adds jitter. */
export function retryWait(
  { status, retryAfter, date }: FailedAnswer,
  random: () => number = Math.random,
): number | null {
  if (!passing.has(status)) return null
  const asked = retryAfter === null ? null : askedWait(retryAfter, date)
  if (asked === null) return status === 429 ? null : shortestWait + random() * shortestWait
  return asked > longestWait ? null : Math.max(asked, shortestWait)
}

/** Milliseconds of a Retry-After header in seconds or as a date; null if it is neither. */
function askedWait(retryAfter: string, date: string | null): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const wait = Date.parse(retryAfter) - Date.parse(date ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
