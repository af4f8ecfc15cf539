/** Which constraint a failed statement ran into: the database is what decides races, and this is its answer. */
const uniqueOrCheck = new Set(['23505', '23514', '23P01'])
const foreignKey = new Set(['23503'])

/** The name of the violated unique, check or exclusion rule; undefined when the failure is another one. */
export const violatedConstraint = (error: unknown): string | undefined => violated(error, uniqueOrCheck)

/** The name of the foreign key whose row is gone; undefined when the failure is another one. */
export const violatedReference = (error: unknown): string | undefined => violated(error, foreignKey)

function violated(error: unknown, codes: ReadonlySet<string>): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !codes.has(cause.code)) continue
    return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined
  }
  return undefined
}
