/** Query parameter that names the page to open at start, such as `/?open=/profile/`. */
const startParam = 'open'

/**
 * Returns the path in the start parameter of the URL `address`; undefined if there is none or if it is not a path of
 * this site.
 */
export function startPath(address: string): string | undefined {
  const here = new URL(address)
  const wished = here.searchParams.get(startParam)
  if (!wished?.startsWith('/') || !URL.canParse(wished, here)) return undefined
  const target = new URL(wished, here)
  // The path is parsed as a URL, because a path with backslashes or '//' may lead to another origin. A path that still
  // starts with '//' after parsing is also refused.
  if (target.origin !== here.origin || target.pathname.startsWith('//')) return undefined
  // The URL of the page to open may itself contain the query parameter `open`. The parameter is removed, because it
  // would cause another redirect.
  target.searchParams.delete(startParam)
  return target.pathname + target.search + target.hash
}
