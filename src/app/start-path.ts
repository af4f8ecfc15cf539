/**
 * Query parameter that names the page to open at start. The apps from the app stores use it, and so do links in e-mails
 * and advertisements.
 */
const startParam = 'open'

/**
 * Returns the path in the start parameter of the URL `address`; undefined if there is none, or if it leads to another
 * site or to `address` itself.
 */
export function startPath(address: string): string | undefined {
  const here = new URL(address)
  const wished = here.searchParams.get(startParam)
  if (!wished?.startsWith('/') || !URL.canParse(wished, here)) return undefined
  const target = new URL(wished, here)
  // The URL is parsed, because a path with backslashes or '//' may lead to another origin. A path that starts with '//'
  // after parsing is refused as well.
  if (target.origin !== here.origin || target.pathname.startsWith('//')) return undefined
  // A start parameter inside the target is removed, because it would cause endless redirects.
  target.searchParams.delete(startParam)
  return target.pathname + target.search + target.hash
}
