/** Error codes of PostgreSQL and the network which mean that no database connection is available. */
const codes = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])
/** Error messages of `pg` and its pool for time-outs, which have no error code. */
const sentence = /^timeout exceeded when trying to connect|^Connection terminated/

/** Whether an error or its cause means that no database connection is available. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true
    if (sentence.test(cause.message)) return true
  }
  return false
}
