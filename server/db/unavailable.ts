/** Error codes of PostgreSQL and the network which mean that no database connection is available. */
const codes = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])
/**
 * Matches the messages of errors that have no error code: the pool of `pg` gave no connection in time, or the
 * connection was terminated.
 */
const sentence = /^timeout exceeded when trying to connect|^Connection terminated/

/** Whether an error or its cause means that no database connection is available. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true
    if (sentence.test(cause.message)) return true
  }
  return false
}
