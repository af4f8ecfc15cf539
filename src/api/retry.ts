/** When a GET that failed is asked once more, and after which wait. */

/** An answer that failed, as far as a retry is concerned; `status` 0 where none came. */
export interface FailedAnswer {
  status: number
  retryAfter: string | null
  /** The answer's own Date header: what Retry-After may be a date by, whatever the device's clock says. */
  date: string | null
}

/** Longest wait that a traveller is held for, in milliseconds. */
const longestWait = 3000
const shortestWait = 400

/** No answer, an overloaded gateway, or one that is being replaced. Anything else would answer the same again. */
const passing: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504])

/** Milliseconds to wait before the one retry of a GET, or null where none would help. `random` spreads devices out. */
export function retryWait(
  { status, retryAfter, date }: FailedAnswer,
  random: () => number = Math.random,
): number | null {
  if (!passing.has(status)) return null
  const asked = retryAfter === null ? null : askedWait(retryAfter, date)
  if (asked === null) return status === 429 ? null : shortestWait + random() * shortestWait
  return asked > longestWait ? null : Math.max(asked, shortestWait)
}

/** Milliseconds of a Retry-After header in seconds or as a date; null for one that is neither. */
function askedWait(retryAfter: string, date: string | null): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const wait = Date.parse(retryAfter) - Date.parse(date ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
