/** Codes of PostgreSQL and of the network that mean that no connection can be had now. */
const codes = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])
/** What `pg` and its pool say without a code: none of the pool's connections became free, or none could be opened, in time. */
const sentence = /^timeout exceeded when trying to connect|^Connection terminated/

/** Whether an error, or what caused it, means that the database could not be had: every connection busy, or none at all. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true
    if (sentence.test(cause.message)) return true
  }
  return false
}
