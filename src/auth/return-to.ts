/** Validates return paths of a sign-in: only paths of this site are allowed. */

const base = 'https://site.invalid'

/** Path, query and fragment of `value` if it is on this site and is no sign-in page; otherwise '/'. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  const url = URL.canParse(value, base) ? new URL(value, base) : null
  // The URL parser detects backslashes, control characters and '//', which can turn a path into another origin.
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
