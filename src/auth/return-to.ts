/** Where a sign-in leads back to: a path of this site, never another one. */

const base = 'https://site.invalid'

/** The path, query and fragment of `value` where it stays on this site and is not a sign-in page itself; else '/'. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  const url = URL.canParse(value, base) ? new URL(value, base) : null
  // Backslashes, control characters and '//' can turn a path into another origin: the URL parser tells.
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
