/** The query parameter that names the page to open at the start, as links of mails, shells and advertisements have it. */
const startParam = 'open'

/** The path that `address` asks to open; undefined where it asks for none, for another site, or for itself. */
export function startPath(address: string): string | undefined {
  const here = new URL(address)
  const wished = here.searchParams.get(startParam)
  if (!wished?.startsWith('/') || !URL.canParse(wished, here)) return undefined
  const target = new URL(wished, here)
  // Backslashes and '//' can turn a path into another site: the URL parser tells.
  if (target.origin !== here.origin || target.pathname.startsWith('//')) return undefined
  // One that asks again would be followed without end.
  target.searchParams.delete(startParam)
  return target.pathname + target.search + target.hash
}
