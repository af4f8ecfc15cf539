import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Whether results are reloaded. Filters, ordering and pages apply to loaded data, so only a change of a parameter in
 * `loading`, or a change outside the product's own screens, reloads them.
 */
export function loadsAnew(
  { currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
  product: string,
  loading: readonly string[],
): boolean {
  if (loading.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))) return true
  const own = formAction === undefined ? currentUrl.search !== nextUrl.search : formAction.startsWith(`/${product}/`)
  return !own && defaultShouldRevalidate
}
