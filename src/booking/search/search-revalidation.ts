import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Whether results load anew: filters, ordering and pages are applied to what is loaded already, so only another value of
 * a parameter in `loading` does it, or something outside the product's own screens.
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
