/**
 * Returns an error's details without personal data. The database driver's message is left out, because it contains the
 * parameters of the failed statement.
 */
export function errorDetails(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
  return {
    name: error.name,
    reason: error.message.split('\nparams:')[0],
    frames,
    ...(error.cause !== undefined && depth < 3 && { cause: errorDetails(error.cause, depth + 1) }),
  }
}
