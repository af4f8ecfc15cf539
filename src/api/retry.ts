/** Decides whether a failed GET is retried, and after how many milliseconds. */

/** The parts of a failed reply on which a retry depends; `status` is 0 if no reply came. */
interface FailedAnswer {
  status: number
  retryAfter: string | null
  /**
   * Date header of the reply. The delay until a Retry-After date is computed from it, because the device's clock may be
   * wrong.
   */
  date: string | null
}

/** Maximum delay before a retry, in milliseconds. */
const longestWait = 3000
const shortestWait = 400

/**
 * Statuses of transient failures: no reply, or an overloaded or restarting gateway. After other failures a retry would
 * fail again.
 */
const passing: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504])

/**
 * Returns how many milliseconds to wait before the single retry of a GET; null if it should not be retried. If the
 * reply requests no delay, the delay is `shortestWait` plus a random share of `shortestWait`; `random` returns this
 * share, from 0 to 1.
 */
export function retryWait(
  { status, retryAfter, date }: FailedAnswer,
  random: () => number = Math.random,
): number | null {
  if (!passing.has(status)) return null
  const asked = retryAfter === null ? null : askedWait(retryAfter, date)
  if (asked === null) return status === 429 ? null : shortestWait + random() * shortestWait
  return asked > longestWait ? null : Math.max(asked, shortestWait)
}

/**
 * Returns the delay in milliseconds that a Retry-After header requests. The value of the header may be a number of
 * seconds or a date. Returns null for any other value. Also returns null for a date if the reply has no valid Date
 * header.
 */
function askedWait(retryAfter: string, date: string | null): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const wait = Date.parse(retryAfter) - Date.parse(date ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
