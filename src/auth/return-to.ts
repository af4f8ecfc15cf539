/** Validates the path to which a sign-in returns; only paths of this site are allowed. */

const base = 'https://site.invalid'

/** Returns path, query and fragment of `value` if it is on this site and not a sign-in page; otherwise '/'. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  const url = URL.canParse(value, base) ? new URL(value, base) : null
  // The URL is parsed to detect backslashes, control characters or '//' that turn the path into another origin. A
  // parsed path that still starts with '//' is refused as well.
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
