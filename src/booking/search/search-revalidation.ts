import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ProductName } from '#contract/products.ts'

/**
 * Returns the `shouldRevalidate` function of a results page. The results reload if a query parameter in `loading`
 * changes. They do not reload if only other query parameters change, or after a form was posted to a page of the
 * product. In all other cases, such as a sign-in, React Router's default applies.
 */
export const reloadsFor =
  (product: ProductName, loading: readonly string[]) =>
  ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    if (loading.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))) return true
    const own = formAction === undefined ? currentUrl.search !== nextUrl.search : formAction.startsWith(`/${product}/`)
    return !own && defaultShouldRevalidate
  }
