import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ProductName } from '#contract/products.ts'

/**
 * The `shouldRevalidate` of a results screen. The results reload when a parameter in `loading` changes. Other changes
 * of the query string and the product's own actions do not reload them; everything else, such as a sign-in, is left to
 * React Router.
 */
export const reloadsFor =
  (product: ProductName, loading: readonly string[]) =>
  ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    if (loading.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))) return true
    const own = formAction === undefined ? currentUrl.search !== nextUrl.search : formAction.startsWith(`/${product}/`)
    return !own && defaultShouldRevalidate
  }
