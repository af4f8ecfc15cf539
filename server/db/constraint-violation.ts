/**
 * Finds the constraint that a failed statement violated. Constraints decide which of several concurrent requests
 * succeeds.
 */
const uniqueOrCheck = new Set(['23505', '23514', '23P01'])
const foreignKey = new Set(['23503'])

/** Returns the name of the violated unique, check or exclusion constraint; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined => violated(error, uniqueOrCheck)

/** Returns the name of the violated foreign key; undefined for other errors. */
export const violatedReference = (error: unknown): string | undefined => violated(error, foreignKey)

function violated(error: unknown, codes: ReadonlySet<string>): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !codes.has(cause.code)) continue
    return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined
  }
  return undefined
}
