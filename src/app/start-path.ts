/** Query parameter with the page to open at start, used by links in mails, native shells and advertisements. */
const startParam = 'open'

/**
 * The path in the start parameter of `address`; undefined if there is none, or if it leads to another site or to
 * `address` itself.
 */
export function startPath(address: string): string | undefined {
  const here = new URL(address)
  const wished = here.searchParams.get(startParam)
  if (!wished?.startsWith('/') || !URL.canParse(wished, here)) return undefined
  const target = new URL(wished, here)
  // The URL parser detects backslashes and '//', which can turn a path into another origin.
  if (target.origin !== here.origin || target.pathname.startsWith('//')) return undefined
  // A nested start parameter is removed, because it would redirect forever.
  target.searchParams.delete(startParam)
  return target.pathname + target.search + target.hash
}
