import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ProductName } from '#contract/products.ts'

/**
 * The `shouldRevalidate` of a results screen. Filters, ordering and pages apply to loaded data, so only a change of a parameter in
 * `loading`, or a change outside the product's own screens, reloads them.
 */
export const reloadsFor =
  (product: ProductName, loading: readonly string[]) =>
  ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    if (loading.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))) return true
    const own = formAction === undefined ? currentUrl.search !== nextUrl.search : formAction.startsWith(`/${product}/`)
    return !own && defaultShouldRevalidate
  }
