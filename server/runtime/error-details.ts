/**
 * Matches e-mail addresses, as in `550 5.1.1 <ayse@example.com>: User unknown`. Does not match the names of scoped npm
 * packages in file paths, as in `node_modules/@date-fns/tz`.
 */
const emailAddress = /[^\s<>"'`()[\]{},;:/=]{1,64}@[^\s<>"'`()[\]{},;:/=]+/g

/**
 * Returns an error's details without personal data. The parameters of a failed database statement are removed from the
 * message. E-mail addresses are removed, too, because mail servers name the recipient's address in their error
 * messages.
 */
export function errorDetails(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
  return {
    name: error.name,
    reason: error.message.split('\nparams:')[0]?.replaceAll(emailAddress, '[e-mail]'),
    frames,
    ...(error.cause !== undefined && depth < 3 && { cause: errorDetails(error.cause, depth + 1) }),
  }
}
